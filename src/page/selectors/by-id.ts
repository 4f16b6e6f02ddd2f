const idAlone = /^\[id="([^"\\]+)"\]$/;

/** The same selector, rewritten so that browsers use their id index; in quirks mode that ignores case. */
export function lookedUp(selector: string): string {
  const [, id] = idAlone.exec(selector) ?? [];
  return id === undefined || document.compatMode !== 'CSS1Compat' ? selector : `#${CSS.escape(id)}`;
}
