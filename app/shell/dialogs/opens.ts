import type { MouseEvent } from "react";
import { openDialog } from "#app/browser/open-dialog";

/** What a button takes to open the dialog of that id: where there is no script, the platform's command. */
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
