import { type ReactNode, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { carryTyped } from "#app/browser/drafts/typed-text";
import { getJson } from "#app/browser/get-json";
import type { ScheduleFormWords } from "#app/content/shared/schedule-form";
import { slotParts } from "#app/domain/calendar/dates";
import { freeSlotsIn } from "#app/domain/calendar/slot-list";
import type { Occurrence } from "#app/domain/calendar/slots";
import { isSwissHere } from "#app/domain/calendar/zurich-time";
import { scheduleBody } from "#app/domain/leads/lead";
import type { TicketFacts } from "#app/domain/leads/ticket";
import { Button } from "#app/ui/controls/button";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import { StatusMessage } from "#app/ui/status-message";
import { ChoiceField, MessageField, TextField } from "./form-field";
import { LeadForm } from "./lead-form";
import styles from "./schedule-form.module.css";
import { Ticket } from "./ticket";
import { useLeadForm } from "./use-lead-form";

const FORM = "schedule";

interface ScheduleFormProps {
  words: ScheduleFormWords;
  /** How often the form was opened: it fetches the free slots each time. */
  openings: number;
  onBooked: (booking: { reference: string; ticket: TicketFacts | null }) => void;
}

type Slots = Occurrence[] | "loading" | "unavailable";

/** Books a call at one of the free slots, which are fetched when the form is opened. */
export function ScheduleForm({ words, openings, onBooked }: ScheduleFormProps) {
  const { labels, full } = words;
  const { slots, setSlots, load } = useSlots(openings);
  const lead = useLeadForm({
    form: FORM,
    words,
    result: undefined,
    toBody: (fields, place) => {
      const chosen = Array.isArray(slots) ? slots.find(({ start }) => start === fields.slot) : undefined;
      return scheduleBody(fields, place, labels.chosen, chosen);
    },
    onArrived: onBooked,
    onRefusal: (answer) => setSlots((known) => freeSlotsIn(answer) ?? known),
  });

  const isFull = Array.isArray(slots) && slots.length === 0;
  const isTaken = lead.state.status === "refused" && lead.state.code === "slot_taken";
  const way = useRef<HTMLAnchorElement>(null);
  // What had the focus may be gone or hidden now: the same link of the dialog's frame, a button, the whole form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the slots replaces what is shown
  useLayoutEffect(() => {
    if (document.activeElement?.matches("body, [hidden] *")) way.current?.focus();
  }, [slots]);

  if (lead.state.status === "arrived") {
    const { reference, ticket } = lead.state;
    return (
      <div className={styles.booked}>
        <Ticket words={words} reference={reference} facts={ticket} role="status" />
      </div>
    );
  }
  const callback = (
    <SiteLink ref={way} to="/contact#callback" onClick={() => carryTyped(FORM, "simple", { method: "call" })}>
      {words.callback}
    </SiteLink>
  );
  return (
    <>
      {isFull && (
        <StatusMessage role="status">
          <p>{isTaken ? full.justNow : full.text}</p>
          {callback}
        </StatusMessage>
      )}
      <div hidden={isFull}>
        <LeadForm {...lead} isCheckedByBrowser>
          <div className={styles.when}>
            <SlotChoice slots={slots} words={words} load={load} callback={callback} />
          </div>
          <TextField name="name" label={labels.name} />
          <div className={styles.pair}>
            <TextField name="email" label={labels.email} />
            <TextField name="phone" label={labels.phone} />
          </div>
          <MessageField label={labels.message} isOptional rows={2} />
        </LeadForm>
      </div>
    </>
  );
}

/** The free slots, fetched anew at each opening; known ones stay visible meanwhile. */
function useSlots(openings: number) {
  const [slots, setSlots] = useState<Slots>("loading");
  const load = useCallback(async () => {
    setSlots((known) => (Array.isArray(known) ? known : "loading"));
    setSlots(freeSlotsIn(await getJson("/api/slots")) ?? "unavailable");
  }, []);
  useEffect(() => {
    if (openings > 0) void load();
  }, [openings, load]);
  return { slots, setSlots, load };
}

interface SlotChoiceProps {
  slots: Slots;
  words: ScheduleFormWords;
  load: () => Promise<void>;
  /** The way to a call without a slot. */
  callback: ReactNode;
}

/** The slots to choose from. Their label names the time zone if the visitor's clock shows another. */
function SlotChoice({ slots, words, load, callback }: SlotChoiceProps) {
  const { labels, loading, unavailable, none, zone } = words;
  const isElsewhere = Array.isArray(slots) && slots.some(({ start }) => !isSwissHere(new Date(start)));
  return (
    <>
      <ChoiceField
        name="slot"
        label={isElsewhere ? `${labels.slot} ${zone}` : labels.slot}
        className={styles.slots}
      >
        {slots === "loading" && (
          <StatusMessage role="status">
            <p>{loading}</p>
            {callback}
          </StatusMessage>
        )}
        {slots === "unavailable" && (
          <StatusMessage role="alert">
            <p>{unavailable.text}</p>
            <Button look="quiet" onClick={() => void load()}>
              {unavailable.again}
            </Button>
            {callback}
          </StatusMessage>
        )}
        {Array.isArray(slots) &&
          slots.map((occurrence) => <SlotOption key={occurrence.start} {...occurrence} />)}
      </ChoiceField>
      {Array.isArray(slots) && slots.length > 0 && (
        <p className={styles.none}>
          {none} {callback}
        </p>
      )}
    </>
  );
}

/** The value is the full date, not the hour of the week: the same hour a week later is another booking. */
function SlotOption({ start }: Occurrence) {
  const { day, time } = slotParts(start, use(LocaleContext));
  return (
    <label className={styles.slot}>
      <input type="radio" name="slot" value={start} required />
      <span className={styles.day}>{day}</span> <span>{time}</span>
    </label>
  );
}
