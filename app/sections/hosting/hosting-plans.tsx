import { clsx } from "clsx";
import { useRef } from "react";
import { afterPaint } from "#app/browser/startup/after-paint";
import type { HostingPlansWords } from "#app/content/services/hosting-and-maintenance";
import type { PlanFormWords } from "#app/content/shared/lead-form";
import { withValues } from "#app/domain/language/with-values";
import type { FormResult } from "#app/domain/leads/form-state";
import {
  type HostingKey,
  hostingFeatures,
  hostingGroups,
  hostingKeys,
  hostingNames,
  mostPopularHosting,
} from "#app/domain/offers/hosting";
import { PLAN_FORM, PlanForm } from "#app/forms/plan-form";
import { Lead } from "#app/sections/lead";
import { Card } from "#app/ui/card";
import { Section } from "#app/ui/section";
import styles from "./hosting-plans.module.css";

interface HostingPlansProps extends HostingPlansWords {
  /** The closing sentence below the plans. */
  conclusion: string;
  form: PlanFormWords;
  result: FormResult | undefined;
}

/** Three plans to choose from; choosing one shows its form. The choice is a field of that form. */
export function HostingPlans({ conclusion, form, result, ...words }: HostingPlansProps) {
  const { title, lead, period, another, yours } = words;
  const cards = useRef<HTMLFieldSetElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Section id="plans-section" ground="night" title={title}>
      <Lead>{lead}</Lead>
      <div className={styles.plans}>
        <fieldset
          ref={cards}
          className={styles.cards}
          onChange={async ({ target }) => {
            if (!(target instanceof HTMLInputElement)) return;
            await afterPaint();
            noteChoice(target);
            // A visitor who moves through the plans by keyboard is still comparing them.
            if (!target.matches(":focus-visible")) panel.current?.scrollIntoView({ block: "nearest" });
          }}
        >
          <legend className="visually-hidden">{title}</legend>
          {hostingKeys.map((key) => (
            <PlanCard key={key} plan={key} words={words} isChosen={result?.fields.plan_key === key} />
          ))}
        </fieldset>
        {/* After a submission the panel shows the receipt, without a choice. */}
        <div ref={panel} className={clsx(styles.panel, !result && styles.waiting)}>
          <Card>
            <div className={styles.head}>
              <h3>
                {hostingKeys.map((key) => (
                  <span key={key} className={styles[`of-${key}`]}>
                    {yours} {hostingNames[key]}, {words.cards[key].price} {period}
                  </span>
                ))}
              </h3>
              <a
                className={styles.another}
                href={`#${hostingKeys[0]}`}
                onClick={() => cards.current && deselect(cards.current)}
              >
                {another}
              </a>
            </div>
            <PlanForm words={form} result={result} />
          </Card>
        </div>
        <p className={styles.conclusion}>{conclusion}</p>
        <p className={clsx("visually-hidden", styles.said)} role="status">
          {hostingKeys.map((key) => (
            <span key={key} className={styles[`of-${key}`]}>
              {withValues(words.below, { plan: hostingNames[key] })}
            </span>
          ))}
        </p>
      </div>
    </Section>
  );
}

/** Unchecks the plan; what was typed for it stays. */
function deselect(cards: HTMLFieldSetElement): void {
  const chosen = cards.querySelector<HTMLInputElement>(":checked");
  if (!chosen) return;
  chosen.checked = false;
  noteChoice(chosen);
}

/** Tells the form that one of its fields has changed: the plans are outside of it in the document. */
function noteChoice({ form }: HTMLInputElement): void {
  form?.dispatchEvent(new Event("input", { bubbles: true }));
}

interface PlanCardProps {
  plan: HostingKey;
  words: HostingPlansWords;
  isChosen: boolean;
}

/** A plan with its price and all features, ticked if the plan has them. */
function PlanCard({ plan, words, isChosen }: PlanCardProps) {
  const { price, caption } = words.cards[plan];
  return (
    <label className={styles.card}>
      <input
        id={plan}
        className="visually-hidden"
        type="radio"
        name="plan_key"
        value={plan}
        form={PLAN_FORM}
        defaultChecked={isChosen}
        aria-labelledby={`${plan}-name ${plan}-price`}
        aria-describedby={`${plan}-features`}
      />
      <span id={`${plan}-name`} className={styles.name}>
        <span>{hostingNames[plan]}</span>{" "}
        {plan === mostPopularHosting && <span className={styles.badge}>{words.popular}</span>}
      </span>
      <span id={`${plan}-price`} className={styles.price}>
        {price} <span className={styles.period}>{words.period}</span>
      </span>
      <span className={styles.caption}>{caption}</span>
      <span id={`${plan}-features`} className={styles.features}>
        {hostingGroups.map((group) => {
          const isOwn = group === plan;
          const isIncluded = isOwn || group === "all";
          return (
            <span key={group} className={clsx(isOwn && styles.own, !isIncluded && styles.missing)}>
              {hostingFeatures[group].map((feature) => (
                <span key={feature}>
                  {words.features[feature]}
                  <span className="visually-hidden">, {isIncluded ? words.yes : words.no}.</span>{" "}
                </span>
              ))}
            </span>
          );
        })}
      </span>
      <span className={styles.choose}>
        <span className={styles.before}>
          {words.choose} {hostingNames[plan]}
        </span>
        <span className={styles.after}>{words.chosen}</span>
      </span>
    </label>
  );
}
