import type { Fields } from "#app/domain/lead";

let carried: Fields = {};

/** Keeps what a visitor takes along to the next form, for as long as this page is open. */
export function carry(fields: Fields): void {
  carried = fields;
}

export function carriedFields(): Fields {
  return carried;
}
