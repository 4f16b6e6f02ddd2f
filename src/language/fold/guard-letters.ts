import { letterLikeSigns, replaceLookalikes } from './letter-lookalikes';
import { plainLetters } from './plain-letters';

/** Black circled and squared letters and regional indicators, which normalization leaves alone. */
const enclosedStarts = [0x1f150, 0x1f170, 0x1f1e6];

/** The letters of a text as guards read it: as people type them, none of them with a mark, and signs drawn like letters made letters. Keeps case. */
export function toPlainLetters(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const drawn = text
    .replace(/[™®©℠]/g, ' ')
    .replace(/[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu, letterWithin);
  return plainLetters(drawn)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/(?<=\p{L})[^\p{L}\p{N}\s]|[^\p{L}\p{N}\s](?=\p{L})/gu, letterForSign);
}

function letterWithin(enclosed: string): string {
  const code = enclosed.codePointAt(0) ?? 0;
  const start = enclosedStarts.findLast((first) => code >= first) ?? code;
  return String.fromCharCode(0x41 + code - start);
}

/** A sign counts as a letter only next to one: "A⍴ply", but not the arrow of "Filters ∨". */
function letterForSign(sign: string): string {
  return letterLikeSigns().has(sign) ? replaceLookalikes(sign) : sign;
}
