import { once } from '@/std/once';
import { confusables } from './confusables';

/** Small capitals in alphabetical order, without q (rare) and x (none exists): UTS 39 treats them as separate letters. */
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const theirLetters = 'abcdefghijklmnoprstuvwyz';

/** Look-alikes UTS 39 does not list: Armenian letters, Cyrillic and Greek forms of "e", a turned "m". */
const furtherLikeness = 'թ:p ո:n ռ:n ղ:n ը:n ս:u ա:w գ:q զ:q լ:l հ:h յ:j ց:g ե:t ɛ:e ε:e є:e ɯ:w';

/** Read on first use: of most pages nobody asks. */
const table = once(readTable);

/** Replaces each character by what it looks like: Cyrillic `А` by `A`, `0` by `O`, `m` by `rn`. One pass; keeps case. */
export function replaceLookalikes(text: string): string {
  let letters = '';
  const known = table();
  for (const character of text) letters += known.get(character) ?? character;
  return letters;
}

/** Non-letters that pass for letters; bars are left out, since they separate words just as often. */
export const letterLikeSigns: () => ReadonlySet<string> = once(
  () => new Set([...table().keys()].filter((character) => /[^\p{L}\p{N}|‖∥]/u.test(character))),
);

function readTable(): Map<string, string> {
  const map = new Map<string, string>();
  for (const entry of confusables.trim().split(/\s/)) {
    const [letters = '', sources = ''] = entry.split(':');
    const likeness = charactersOf(letters, '+').join('');
    for (const character of charactersOf(sources, ',')) map.set(character, likeness);
  }
  const capitals = new Map([...smallCapitals].map((capital, index) => [capital, theirLetters.charAt(index)]));
  // Small Cyrillic letters look like small capitals: "в" like "ʙ".
  for (const [character, letters] of map) map.set(character, capitals.get(letters) ?? letters);
  for (const [capital, letter] of capitals) map.set(capital, letter);
  for (const pair of furtherLikeness.split(' ')) {
    const [character = '', letter = ''] = pair.split(':');
    const likeness = map.get(character);
    map.set(character, letter);
    if (likeness === undefined) continue;
    for (const [other, letters] of map) if (letters === likeness) map.set(other, letter);
  }
  return map;
}

function charactersOf(codes: string, separator: string): string[] {
  return codes.split(separator).map((code) => String.fromCodePoint(Number.parseInt(code, 16)));
}
