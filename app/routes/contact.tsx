import { contact } from "#app/content/pages/contact";
import { requestForm, simpleForm } from "#app/content/shared/lead-form";
import { unbroken } from "#app/domain/language/typography";
import { offerNameOf } from "#app/domain/offers/offer-names";
import { Contact } from "#app/sections/contact/contact";
import { DetailedRequest } from "#app/sections/contact/detailed-request";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/contact";
import { leadAction } from "./lead-action";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  const locale = localeOf(args);
  return {
    ...pageOf(args, contact[locale]),
    ...unbroken({ simple: simpleForm[locale], request: requestForm[locale] }),
    offer: offerNameOf(args.url.searchParams.get("plan"))?.[locale],
  };
}

export const action = leadAction;

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, request, ...content } = loaderData;
  return (
    <Page head={head}>
      <Contact {...content} result={actionData} />
      <DetailedRequest words={request} result={actionData} />
    </Page>
  );
}
