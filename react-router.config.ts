import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Few routes: the whole manifest comes with the page, so no call ever asks for more of it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
