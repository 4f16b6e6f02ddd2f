/** Of what is cut to so much, a piece this long at least stays, even where no word or sentence ends after it. Share. */
const leastShare = 0.6;

/** A text cut where it is long: at the end of a word where one is near, never through a surrogate pair. `longest`: characters. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  const space = start.lastIndexOf(' ');
  return `${space >= longest * leastShare ? start.slice(0, space) : start}…`;
}

/** The sentences that fit, whole; where the first alone is too long, that one cut at a word. `longest`: characters. */
export function cutAtSentence(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const ends = Array.from(text.slice(0, longest + 1).matchAll(/[.!?…。！？]["'”’)]*(?=\s)/g));
  const last = ends.at(-1);
  const end = last ? last.index + last[0].length : 0;
  return end >= longest * leastShare ? text.slice(0, end) : cutAtWord(text, longest);
}
