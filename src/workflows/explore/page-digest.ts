/** The text of a snapshot without its refs, which differ from look to look. */
export function withoutRefs(text: string): string {
  return text.replace(/\[(CLICK|TYPE|SELECT|UPLOAD): "[^"]*"\]/g, '[$1]');
}

/** A short name for the state of a page: the same text gives the same one (FNV-1a, 32 bit). */
export function pageDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of withoutRefs(text)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
