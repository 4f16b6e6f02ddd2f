/** What of a job speaks for it. */
export interface MatchParts {
  /** Keywords that were found, and that were named. */
  found: number;
  keywords: number;
  /** Null: none named, or the posting does not say. */
  isInPlace: boolean | null;
  /** Null: no floor named, or the posting does not say. */
  isPaid: boolean | null;
}

/** What the job is about counts as much as where it is and what it pays together. */
const weights = { keywords: 2, place: 1, pay: 1 };

/**
 * 0 to 100: the share of what was asked for that is there. What the posting does not say counts neither way; null where nothing
 * can be said.
 */
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
