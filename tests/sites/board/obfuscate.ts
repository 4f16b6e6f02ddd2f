const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Replaces every class name written `j_words` by one that says nothing, as large sites' builds do. Style sheets, scripts and
 * pages go through it alike, so that the sources stay readable and the page does not.
 */
export function obfuscate(text: string): string {
  return text.replace(/\bj_[a-z_]+\b/g, scramble);
}

/** FNV-1a, then a few letters of it. */
function scramble(name: string): string {
  let hash = 0x811c9dc5;
  let scrambled = '';
  for (let round = 0; round < 3; round++) {
    for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
    for (let rest = hash, index = 0; index < 4; index++, rest = Math.floor(rest / letters.length))
      scrambled += letters[rest % letters.length];
  }
  return scrambled;
}
