import { staffScript } from "virtual:page-parts";
import style from "#app/staff/staff.css?inline";
import type { StaffContext } from "./visit";

/** Browsers may keep these files for good: each build has its own addresses, and answers no others. */
const BUILD = import.meta.env.BUILD_ID;

export const stylePath = `/staff/files/${BUILD}.css`;
export const scriptPath = `/staff/files/${BUILD}.js`;

const KEPT = "private, max-age=31536000, immutable";

const send = (c: StaffContext, path: string, text: string, type: string) =>
  c.req.path === path
    ? c.body(text, 200, { "content-type": `${type}; charset=utf-8`, "cache-control": KEPT })
    : c.body(null, 404);

export const sendStyle = (c: StaffContext) => send(c, stylePath, style, "text/css");

export const sendScript = (c: StaffContext) => send(c, scriptPath, staffScript, "text/javascript");
