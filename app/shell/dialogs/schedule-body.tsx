import { type RefObject, useState } from "react";
import { saveFile } from "#app/browser/save-file";
import type { ScheduleFormWords } from "#app/content/shared/schedule-form";
import { CALENDAR_FILE, calendarFile } from "#app/domain/calendar/calendar";
import { withValues } from "#app/domain/language/with-values";
import type { TicketFacts } from "#app/domain/leads/ticket";
import { ScheduleForm } from "#app/forms/schedule-form";
import { Ticket } from "#app/forms/ticket";
import { showToast } from "#app/shell/notices/toast-store";
import { Button } from "#app/ui/controls/button";

const AUTO_CLOSE_MS = 1000;

export interface ScheduleBodyProps {
  words: ScheduleFormWords;
  dialog: RefObject<HTMLDialogElement | null>;
  /** How often it was opened: the form fetches the free slots each time. */
  openings: number;
}

/**
 * The form that books a call. A second after the booking the dialog closes, and a toast shows the ticket and offers the
 * calendar file.
 */
export function ScheduleBody({ words, dialog, openings }: ScheduleBodyProps) {
  // What was typed stays while the dialog is closed; a booking begins a new, empty form.
  const [bookings, setBookings] = useState(0);
  function keepTicket({ reference, ticket }: { reference: string; ticket: TicketFacts | null }) {
    const { download, event } = words.booked;
    const { start, isHeld } = ticket?.booking ?? {};
    const save = (start: string) => {
      const description = withValues(event.description, { reference });
      const file = calendarFile({ reference, start, title: event.title, description }, new Date());
      saveFile(CALENDAR_FILE, "text/calendar", file);
    };
    setTimeout(() => {
      dialog.current?.close();
      // Only after the fade-out: an empty form would look as if nothing had been sent.
      const fading = dialog.current?.getAnimations() ?? [];
      void Promise.allSettled(fading.map(({ finished }) => finished)).then(() =>
        setBookings((count) => count + 1),
      );
      showToast({
        text: (
          <Ticket words={words} reference={reference} facts={ticket}>
            {start && isHeld && <Button onClick={() => save(start)}>{download}</Button>}
          </Ticket>
        ),
        duration: null,
        takesFocus: true,
      });
    }, AUTO_CLOSE_MS);
  }

  return <ScheduleForm key={bookings} words={words} openings={openings} onBooked={keepTicket} />;
}
