import { type RouteConfig, route } from "@react-router/dev/routes";

const page = (path: string, name: string) =>
  route(`:lang/${path}`, `routes/${name}.tsx`, { id: path, caseSensitive: true });

/** Every address of the site; what stands for the language must be one of it. */
export default [
  route(":lang", "routes/home.tsx", { caseSensitive: true }),
  page("services", "services"),
  page("services/website-design-development", "website-design-development"),
  page("services/website-design-development/web-new", "web-new"),
  page("services/website-design-development/web-refresh", "web-refresh"),
  page("services/digital-marketing", "digital-marketing"),
  page("services/seo-visibility", "seo-visibility"),
  page("services/graphic-design", "graphic-design"),
  page("graphic-design", "graphic-design"),
  page("services/artificial-intelligence-ai", "artificial-intelligence-ai"),
  page("services/artificial-intelligence-ai/chatbots", "chatbots"),
  page("services/lead-generation", "lead-generation"),
  page("services/hosting-and-maintenance", "hosting-and-maintenance"),
  page("services/:cityPage", "seo-city"),
  page("showcases", "showcases"),
  page("pricing", "pricing"),
  page("about-us", "about-us"),
  page("career", "career"),
  page("contact", "contact"),
  page("blog", "blog"),
  page("blog/:slug", "blog-article"),
  page("dashboard", "dashboard"),
  page("builder", "builder"),
  page("privacy", "privacy"),
  page("terms", "terms"),
  page("offline", "offline"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
