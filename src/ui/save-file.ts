/** Downloads a text or file through the browser, with a link that is never shown. `type` is that of a text. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the blob after this turn; a minute is more than it ever needs to start.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
