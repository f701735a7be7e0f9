import {
  type FocusEvent,
  memo,
  type PointerEvent,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import plateUrl from "#app/artwork/cases/boulangerie-kern/phone-390.webp";
import { isPlain } from "#app/browser/startup/is-plain";
import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import type { ServicesMenuWords } from "#app/content/shared/shell";
import { CLOSING_MS, type DropdownEvent, dropdown } from "#app/domain/interaction/dropdown";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { SiteLink } from "#app/ui/locale";
import styles from "./services-menu.module.css";

const PANEL = "services-menu";

/** The link to the services; once hydrated, it is the trigger of a menu. */
export function ServicesMenu({ trigger, menu }: { trigger: SiteLinkWords; menu: ServicesMenuWords }) {
  const [state, dispatch] = useReducer(dropdown, { phase: "closed" });
  const [isLive, setLive] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { key } = useLocation();
  const send = useCallback((type: DropdownEvent["type"]) => dispatch({ type, at: performance.now() }), []);

  useEffect(() => {
    if (state.phase !== "closing") return;
    const timer = setTimeout(() => send("settle"), CLOSING_MS);
    return () => clearTimeout(timer);
  }, [state, send]);

  // Closes the menu after a navigation.
  useEffect(() => {
    if (key) send("close");
  }, [key, send]);

  // Until hydration it is a plain link whose menu opens by CSS; a menu that is open then stays open.
  useEffect(() => {
    setLive(true);
    if (root.current?.matches(":hover, :focus-within")) send("open");
  }, [send]);

  useEffect(() => {
    if (state.phase !== "open") return;
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) send("close");
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      send("close");
      if (root.current?.contains(document.activeElement)) link.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", onPress, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => listening.abort();
  }, [state.phase, send]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link is the control; this tracks pointer and focus
    <div
      ref={root}
      className={styles.root}
      data-phase={isLive ? state.phase : undefined}
      onPointerEnter={(event) => isHover(event) && send("open")}
      onPointerLeave={(event) => isHover(event) && send("close")}
      onBlur={(event) => leaves(event) && send("close")}
    >
      <SiteLink
        ref={link}
        className={styles.trigger}
        to={trigger.to}
        data-live
        aria-expanded={isLive ? state.phase === "open" : undefined}
        aria-controls={isLive ? PANEL : undefined}
        onFocus={() => send("open")}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          send("open");
        }}
      >
        {trigger.label}
        <MapSymbol name="unfold" />
      </SiteLink>
      <Panel {...menu} />
    </div>
  );
}

/** Memoised: opening and closing the menu do not change it. */
const Panel = memo(function Panel({ title, entries, all, more, shown }: ServicesMenuWords) {
  return (
    <div id={PANEL} className={styles.panel}>
      <section className={styles.sheet} aria-label={title}>
        <ul className={styles.entries}>
          {entries.map(({ symbol, label, to, text }) => (
            <li key={to}>
              <SiteLink className={styles.entry} to={to}>
                <MapSymbol name={symbol} />
                <span className={styles.label}>{label}</span>
                <span className={styles.text}>{text}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className={styles.foot}>
          {[all, ...more].map(({ label, to }) => (
            <SiteLink key={to} to={to}>
              {label}
            </SiteLink>
          ))}
        </p>
        <SiteLink className={styles.side} to={shown.to}>
          <img src={plateUrl} alt="" width="390" height="844" loading="lazy" />
          <span>{shown.label}</span>
        </SiteLink>
      </section>
    </div>
  );
});

/** Touch fires enter and leave events too, but means a tap. */
function isHover({ pointerType }: PointerEvent): boolean {
  return pointerType !== "touch";
}

function leaves({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
}
