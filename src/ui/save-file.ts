/** Hands a text to the browser's downloads, by way of a link that is never shown. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the blob after this turn; a minute is more than it ever takes to begin.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
