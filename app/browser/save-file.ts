/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some versions of Safari read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
