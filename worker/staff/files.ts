import { staffScript } from "virtual:page-parts";
import style from "#app/staff/staff.css?inline";
import type { StaffContext } from "./visit";

/** Another build has other addresses, so a browser may keep these. */
const BUILD = import.meta.env.BUILD_ID;

export const stylePath = `/staff/files/${BUILD}.css`;
export const scriptPath = `/staff/files/${BUILD}.js`;

const KEPT = "private, max-age=31536000, immutable";

export const sendStyle = (c: StaffContext) =>
  c.body(style, 200, { "content-type": "text/css; charset=utf-8", "cache-control": KEPT });

export const sendScript = (c: StaffContext) =>
  c.body(staffScript, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": KEPT });
