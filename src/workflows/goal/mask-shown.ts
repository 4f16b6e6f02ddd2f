/** Letters and digits of a text, each with where it stands. A cut is one too; what is masked already, and the end of a line, is one that is like no other. */
interface Signs {
  text: string;
  from: number[];
  to: number[];
}

const pieces = /\{\{[^{}]*\}\}|(?:%[0-9a-f]{2})+|[\p{L}\p{N}…\n]/giu;
const masked = '\0';

/** Letters and digits. Fewer of them stand in any text, one here and one there. */
const least = { whole: 6, beginning: 8 } as const;

/** Puts a name in place of a value, whatever else a page shows between its letters and digits, and of a long beginning of it before a cut. */
export function maskShown(text: string, value: string, name: string): string {
  const wanted = signsOf(value).text;
  if (wanted.length < least.whole) return text;
  const shown = signsOf(text);
  let kept = '';
  let end = 0;
  for (const [first, last] of placesOf(wanted, shown.text)) {
    const from = shown.from[first] ?? 0;
    if (from < end) continue;
    kept += text.slice(end, from) + name;
    end = shown.to[last] ?? text.length;
  }
  return kept + text.slice(end);
}

/** First and last sign, in order. */
function placesOf(wanted: string, shown: string): [first: number, last: number][] {
  const places: [number, number][] = [];
  for (let at = shown.indexOf(wanted); at !== -1; at = shown.indexOf(wanted, at + wanted.length))
    places.push([at, at + wanted.length - 1]);
  for (let cut = shown.indexOf('…'); cut !== -1; cut = shown.indexOf('…', cut + 1)) {
    const length = beginningBefore(cut, wanted, shown);
    if (length > 0) places.push([cut - length, cut - 1]);
  }
  return places.toSorted(([one], [other]) => one - other);
}

function beginningBefore(cut: number, wanted: string, shown: string): number {
  for (let length = Math.min(wanted.length - 1, cut); length >= least.beginning; length -= 1)
    if (shown.startsWith(wanted.slice(0, length), cut - length)) return length;
  return 0;
}

function signsOf(text: string): Signs {
  const signs: Signs = { text: '', from: [], to: [] };
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const said = piece.startsWith('{') || piece === '\n' ? masked : piece.startsWith('%') ? decoded(piece) : piece;
    signs.text += said;
    for (let at = 0; at < said.length; at += 1) {
      signs.from.push(index);
      signs.to.push(index + piece.length);
    }
  }
  return signs;
}

/** What an address writes by percent signs. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece).replace(/[^\p{L}\p{N}]/gu, '');
  } catch {
    return '';
  }
}
