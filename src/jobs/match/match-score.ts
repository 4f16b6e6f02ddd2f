/** What speaks for a job. */
export interface MatchParts {
  /** Keywords found, and keywords given. */
  found: number;
  keywords: number;
  /** Null: no place given, or the posting does not say. */
  isInPlace: boolean | null;
  /** Null: no minimum given, or the posting does not say. */
  isPaid: boolean | null;
}

/** What a job is about counts as much as its place and pay together. */
const weights = { keywords: 2, place: 1, pay: 1 };

/** 0 to 100: the share of criteria that are met. What the posting does not say counts neither way; null if nothing can be said. */
export function scoreOf({ found, keywords, isInPlace, isPaid }: MatchParts): number | null {
  let met = 0;
  let asked = 0;
  if (keywords > 0) {
    met += (weights.keywords * found) / keywords;
    asked += weights.keywords;
  }
  if (isInPlace !== null) {
    met += isInPlace ? weights.place : 0;
    asked += weights.place;
  }
  if (isPaid !== null) {
    met += isPaid ? weights.pay : 0;
    asked += weights.pay;
  }
  return asked === 0 ? null : Math.round((100 * met) / asked);
}
