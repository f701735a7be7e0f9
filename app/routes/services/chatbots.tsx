import { innerOf, phoneOf } from "#app/artwork/case-pictures";
import { chatbotDemo } from "#app/content/services/chatbot-demo";
import { chatbots } from "#app/content/services/chatbots";
import { unbroken } from "#app/domain/language/typography";
import { chatbotIds, chatbotKeys, chatbotPrices } from "#app/domain/offers/chatbots";
import { leastPrices } from "#app/domain/offers/least-prices";
import { timetables } from "#app/domain/offers/timetables";
import { product } from "#app/domain/site/structured-data";
import { siteContext } from "#app/routes/context";
import { caseBandOf } from "#app/routes/showcases/case-band";
import { CallCard } from "#app/sections/calls/call-card";
import call from "#app/sections/calls/said-call.module.css";
import { ChatbotsOpening } from "#app/sections/chatbots/chatbots-opening";
import { Modes } from "#app/sections/chatbots/modes";
import occasions from "#app/sections/chatbots/occasions.module.css";
import rules from "#app/sections/chatbots/rules.module.css";
import { Checklist } from "#app/sections/lists/checklist";
import { Offers } from "#app/sections/lists/offers";
import { PartsList } from "#app/sections/lists/parts-list";
import { Testimonials } from "#app/sections/proof/testimonials";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Thread } from "#app/sections/steps/thread";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/chatbots";
import { servicePageOf } from "./service-page";

const ADDRESS = "/services/artificial-intelligence-ai/chatbots";

export function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext);
  const { locale } = site;
  const words = chatbots[locale];
  const nodes = chatbotKeys.map((key, index) => {
    const id = chatbotIds[locale][key];
    const { name = "", summary = "" } = words.offers.cards[index] ?? {};
    const sku = `chatbot-${id}`;
    const address = `${ADDRESS}#plan-${id}`;
    return product(site, locale, { name, description: summary, address, sku, price: chatbotPrices[key] });
  });
  const page = servicePageOf(args, words, { service: ADDRESS, from: leastPrices.assistant, nodes });
  return {
    ...page,
    nearest: caseBandOf(ADDRESS, args, { look: "phone" }),
    demo: unbroken(chatbotDemo[locale]),
    plate: innerOf("hotel-bellerive"),
    phone: phoneOf("hotel-bellerive"),
  };
}

export default function Chatbots({ loaderData }: Route.ComponentProps) {
  const {
    head,
    intro,
    demo,
    profile,
    reasons,
    advantages,
    modes,
    route,
    offers,
    benefits,
    testimonials,
    launch,
  } = loaderData;
  return (
    <Page head={head}>
      <ChatbotsOpening {...intro} demo={demo} profile={profile} />
      <Checklist {...reasons} className={occasions.occasions} look="beside" />
      <PartsList {...advantages} className={rules.rules} />
      <Modes {...modes} plate={loaderData.plate} phone={loaderData.phone} />
      <CaseBand {...loaderData.nearest} />
      <Thread {...route} timetable={timetables.chatbots} />
      <Offers {...offers} />
      <Checklist {...benefits} />
      <Testimonials {...testimonials} look="portrait" />
      <CallCard {...launch} look={call.said} />
    </Page>
  );
}
