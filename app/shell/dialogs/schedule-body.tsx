import { type RefObject, use, useState } from "react";
import { saveFile } from "#app/browser/drafts/save-file";
import type { ScheduleFormWords } from "#app/content/shared/schedule-form";
import { calendarFile } from "#app/domain/calendar/calendar";
import { slotTime } from "#app/domain/calendar/dates";
import { type Booking, ScheduleForm } from "#app/forms/schedule-form";
import { showToast } from "#app/shell/notices/toast-store";
import { LocaleContext } from "#app/ui/locale";

const AUTO_CLOSE_MS = 1000;

export interface ScheduleBodyProps {
  words: ScheduleFormWords;
  dialog: RefObject<HTMLDialogElement | null>;
  /** How often it was opened: each time the free slots are asked for. */
  openings: number;
}

/** The form that books a call. A second after the booking it closes, and a toast keeps the reference and the calendar file. */
export function ScheduleBody({ words, dialog, openings }: ScheduleBodyProps) {
  const locale = use(LocaleContext);
  // What was typed stays while the dialog is closed; a booking begins a new, empty form.
  const [bookings, setBookings] = useState(0);
  function keepReceipt({ reference, start, isHeld }: Booking) {
    const { toast, pending, download, event } = words.booked;
    const filled = (text: string) =>
      text.replace("{time}", slotTime(start, locale)).replace("{reference}", reference);
    const file = () =>
      calendarFile(
        { reference, start, title: event.title, description: filled(event.description) },
        new Date(),
      );
    setTimeout(() => {
      dialog.current?.close();
      setBookings((count) => count + 1);
      showToast({
        text: filled(isHeld ? toast : pending),
        duration: null,
        ...(isHeld && {
          action: { label: download, perform: () => saveFile("rivelac.ics", "text/calendar", file()) },
        }),
      });
    }, AUTO_CLOSE_MS);
  }

  return <ScheduleForm key={bookings} words={words} openings={openings} onBooked={keepReceipt} />;
}
