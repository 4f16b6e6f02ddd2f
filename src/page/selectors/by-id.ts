const idAlone = /^\[id="([^"\\]+)"\]$/;

/** The same selector, written so that a browser looks it up and does not go through the page; in quirks mode that would not mind the case. */
export function lookedUp(selector: string): string {
  const [, id] = idAlone.exec(selector) ?? [];
  return id === undefined || document.compatMode !== 'CSS1Compat' ? selector : `#${CSS.escape(id)}`;
}
