import type { ChatDemoWords } from "#app/content/services/chatbot-demo";
import type { PriceProfileWords } from "#app/content/services/chatbots";
import type { IntroWords } from "#app/content/shared/page-content";
import { Headline } from "#app/sections/headline";
import { Facts } from "#app/ui/facts";
import { Opening } from "#app/ui/opening";
import { ChatDemo } from "./chat-demo";
import { PriceProfile } from "./price-profile";

interface ChatbotsOpeningProps extends IntroWords {
  demo: ChatDemoWords;
  profile: PriceProfileWords;
}

/**
 * A profile that climbs with the price across the width: the words in its sky, a static conversation in its ground; on
 * a narrow screen one below the other.
 */
export function ChatbotsOpening({ title, lead, facts, action, also, demo, profile }: ChatbotsOpeningProps) {
  return (
    <Opening ground="paper" beside="card" below={<PriceProfile {...profile} />}>
      <Headline title={title} lead={lead} action={action} also={also} />
      <div>
        <ChatDemo {...demo} />
      </div>
      <Facts facts={facts} look="row" />
    </Opening>
  );
}
