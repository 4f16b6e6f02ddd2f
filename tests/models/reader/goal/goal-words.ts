/** What a goal asks for, read from its own words as a person would. */
export interface AskedGoal {
  /** What is looked for; empty if nothing is. */
  things: string;
  most: number | null;
  order: 'cheap' | 'dear' | 'best' | null;
  /** How many are to be shown. */
  count: number;
  wantsList: boolean;
  wantsDetails: boolean;
  wantsBasket: boolean;
  wantsJobs: boolean;
  signsIn: boolean;
  /** Fields that get a value: name and value. */
  sets: { name: string; value: string }[];
  place: string;
}

const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

export function readGoal(goal: string): AskedGoal {
  const low = goal.toLowerCase();
  const most = /(?:under|at most|up to|below|no more than|not over) \$?(\d+)/.exec(low)?.[1];
  const count = /\b(?:first|top|best|cheapest|dearest)? ?(\d+|one|two|three|four|five|six)\b(?! dollars)(?! of)/.exec(
    low.replace(/\$\d+|(?:under|at most|up to|below|no more than|not over) \$?\d+/g, ''),
  )?.[1];
  const sets = [
    ...goal.matchAll(/\b(?:set|change|make|update|choose)(?: my| the)? ([a-z ]+?) (?:to|as|into) “([^”]+)”/gi),
  ];
  return {
    things: thingsOf(low),
    most: most === undefined ? null : Number(most),
    order: /cheap|lowest price|least expensive/.test(low)
      ? 'cheap'
      : /dear|most expensive|highest price/.test(low)
        ? 'dear'
        : /best rated|best-rated|highest rated/.test(low)
          ? 'best'
          : null,
    count: count === undefined ? 1 : (numbers[count] ?? Number(count)),
    wantsList: /\b(?:show|list|read|tell|note|give|compare|find)\b/.test(low),
    wantsDetails: /\b(?:open|page of|details|brand|how many opinions)\b/.test(low),
    wantsBasket: /\b(?:basket|cart)\b/.test(low),
    wantsJobs: /\b(?:jobs?|postings?)\b/.test(low),
    signsIn: /\bsign in|log in\b/.test(low),
    sets: sets.map(([, name = '', value = '']) => ({ name: name.trim(), value })),
    place: /\bin ([A-Z][\p{L}]+)/u.exec(goal)?.[1] ?? '',
  };
}

/** "search for X", "the cheapest X", "3 X under": the words that name the thing. */
function thingsOf(low: string): string {
  const quoted = /“([^”]+)”/.exec(low)?.[1];
  const kind =
    /\b(?:search for|look for|looking for|find|show|list|compare|put|add|buy)\b(?: me)?((?: [a-z]+)*?) (headphones?|speakers?|lamps?|kettles?|backpacks?|keyboards?)\b/.exec(
      low,
    )?.[2] ?? /\b(headphones|speaker|lamp|kettle|backpack|keyboard)s?\b/.exec(low)?.[1];
  if (kind) return kind === 'headphones' ? kind : kind.replace(/s$/, '');
  return /\b(?:search|look|find)\b/.test(low) ? (quoted ?? '') : '';
}
