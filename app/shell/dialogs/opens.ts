import type { MouseEvent } from "react";
import { openDialog } from "#app/browser/open-dialog";

/** The attributes of a button that opens the dialog of this id; new browsers open it without script, too. */
export function opens(id: string) {
  return {
    commandfor: id,
    command: "show-modal",
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      void openDialog(document.querySelector<HTMLDialogElement>(`#${id}`));
    },
  };
}
