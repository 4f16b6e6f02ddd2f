/** The tokens that are counted; `tel` stands for `tel-national` too, and the others as `same` says. */
const counted = new Set(
  `name given-name additional-name family-name email tel tel-country-code tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension organization street-address address-line2
  address-line3 address-level1 address-level2 address-level3 postal-code country address-streetname address-housenumber`.split(
    /\s+/,
  ),
);

/** Tokens of the labels that mean the same. */
const same: Record<string, string> = {
  'address-line1': 'street-address',
  apartment: 'address-line2',
  'country-name': 'country',
  'tel-national': 'tel',
};

/** The token that a contact token is counted as; null for whatever else. */
export function countedToken(token: string | null): string | null {
  const folded = same[token ?? ''] ?? token ?? '';
  return counted.has(folded) ? folded : null;
}

/** One control as it is labelled and as it was read. */
export interface Judged {
  file: string;
  expected: string;
  given: string | null;
  /** The control in a few words, for whoever looks at what was missed. */
  words: string;
}

/** Shares of the fields found and of the tokens given that are right, and how many fields there are. */
export interface ContactShares {
  fields: number;
  recall: number;
  precision: number;
}

export function sharesOf(judged: readonly Judged[]): ContactShares {
  const wanted = judged.filter(({ expected }) => countedToken(expected) !== null);
  const given = judged.filter((each) => countedToken(each.given) !== null);
  const right = given.filter(isRight).length;
  return { fields: wanted.length, recall: share(right, wanted.length), precision: share(right, given.length) };
}

export function isRight({ expected, given }: Judged): boolean {
  const token = countedToken(expected);
  return token !== null && token === countedToken(given);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Number((part / whole).toFixed(4));
}
