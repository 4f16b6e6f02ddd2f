/** A pattern that may take more than linear time, and why it never does. */
export interface Harmless {
  /** How its source begins. */
  begins: string;
  why: string;
}

/** What the lint finds and nobody can use: asked about a text whose length has been looked at, or linear for a reason that the lint does not see. */
export const harmless: readonly Harmless[] = [
  {
    begins: '\\+?\\d[\\d ()./-]{7,}\\d',
    why: 'nine of its signs with a digit at both ends are a match: no more than eight beginnings fail',
  },
  { begins: '(?<![\\d\\p{L}$€£.,#+])(\\d{1,3}(?:', why: 'announcedNumber reads at most 160 characters' },
  { begins: "(\\d{1,3}(?:[.,'\\s", why: 'announcedNumber reads at most 160 characters' },
  { begins: '(?:\\p{Sc}|(?<!\\p{L})(?:usd|', why: 'isSalaryText reads at most 80 characters' },
  { begins: '(?:\\s?\\(\\p{L}{1,4}', why: 'part of a pattern that reads at most 60 characters' },
  { begins: '\\d{2}[\\d.,]*\\s?k?', why: 'isSalaryText reads at most 80 characters' },
  { begins: '^(?<street>\\D+?)', why: 'a line of an address of at most 200 characters' },
  { begins: '^(?<number>\\d+\\s?[a-z]?)', why: 'a line of an address of at most 200 characters' },
  { begins: '[^/]*(?:\\d{3}|-[^/]*-)', why: 'a path of at most 300 characters' },
  {
    begins: '(?<![\\d.,])(?:(?<![\\p{Ll}\\p{Lu}])',
    why: 'groups of three digits that a fourth follows are taken without the last of them: some number is always found',
  },
  {
    begins: '(?<![\\w$]|[\\w$]\\.)',
    why: 'a path of names is tried from its first name only; the lint leaves out looks behind of two characters',
  },
  { begins: '[a-z][\\w-]*(?=\\[', why: 'a selector made by ourselves' },
  { begins: '([a-z-]+)\\(', why: 'a style as the browser has computed it, where each bracket is closed' },
  {
    begins: '(?<![\\s,&+])(?<!\\b(?:',
    why: 'no run begins within another: the lint leaves out looks behind of several characters',
  },
  { begins: '\\s*(?:>>>|>|\\s)', why: 'a selector made by ourselves' },
  { begins: '\\s+(?![^[]*\\])', why: 'a selector made by ourselves' },
  { begins: '^(?<whole>\\d{1,3}(?<mark>', why: 'what its user types as an amount' },
];

/**
 * Too large to be looked at whole: the tables of phrases of questions, with at most seven words between two of them. They are asked about
 * questions, which are cut at 600 characters. That they grow with the text and no more is for the growth test to say.
 */
export const tooLarge: readonly string[] = ['(?:^| )(?:(?:', '^(?:(?:view |see |explore '];
