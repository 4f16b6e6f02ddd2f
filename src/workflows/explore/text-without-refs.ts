/** A snapshot's text without refs, which differ between looks. */
export function withoutRefs(text: string): string {
  return text.replace(/\[(CLICK|TYPE|SELECT|UPLOAD): "[^"]*"\]/g, '[$1]');
}

/** A short name for a page state: equal for equal text (FNV-1a, 32 bit). */
export function pageStateHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of withoutRefs(text)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
