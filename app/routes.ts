import { type RouteConfig, route } from "@react-router/dev/routes";

const page = (path: string, name: string) =>
  route(`:lang/${path}`, `routes/${name}.tsx`, { id: path, caseSensitive: true });

/** Every address of the site. `:lang` must be one of its languages (routes/locale-of.ts). */
export default [
  route(":lang", "routes/home.tsx", { caseSensitive: true }),
  page("services", "services/services"),
  page("services/website-design-development", "services/website-design-development"),
  page("services/website-design-development/web-new", "services/web-new"),
  page("services/website-design-development/web-refresh", "services/web-refresh"),
  page("services/digital-marketing", "services/digital-marketing"),
  page("services/seo-visibility", "services/seo-visibility"),
  page("services/graphic-design", "services/graphic-design"),
  page("graphic-design", "services/graphic-design"),
  page("services/artificial-intelligence-ai", "services/artificial-intelligence-ai"),
  page("services/artificial-intelligence-ai/chatbots", "services/chatbots"),
  page("services/lead-generation", "services/lead-generation"),
  page("services/hosting-and-maintenance", "services/hosting-and-maintenance"),
  page("services/:cityPage", "services/seo-city"),
  page("showcases", "showcases/showcases"),
  page("showcases/:slug", "showcases/showcase"),
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
