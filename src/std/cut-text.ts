/** Share of the limit that must remain, even if no word or sentence ends after it. */
const leastShare = 0.6;

/** Cuts a long text: at the end of a word if one is near, never inside a surrogate pair. `longest`: characters. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  const space = start.lastIndexOf(' ');
  return `${space >= longest * leastShare ? start.slice(0, space) : start}…`;
}

/** The whole sentences that fit; if even the first is too long, it is cut at a word. `longest`: characters. */
export function cutAtSentence(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const ends = Array.from(text.slice(0, longest + 1).matchAll(/[.!?…。！？]["'”’)]*(?=\s)/g));
  const last = ends.at(-1);
  const end = last ? last.index + last[0].length : 0;
  return end >= longest * leastShare ? text.slice(0, end) : cutAtWord(text, longest);
}
