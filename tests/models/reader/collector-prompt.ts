import { fencedParts, quotedIn } from './prompt-text.ts';

/** A call as the prompt lists it. */
export interface ListedCall {
  tool: string;
  asked: string;
  answer: string;
  isSuccess: boolean;
}

export interface CollectorPrompt {
  jobsLeft: number;
  pagesLeft: number;
  turnsLeft: number;
  calls: ListedCall[];
  /** Names of rows that were selected on this page; what was too long ends in `…`. */
  selected: string[];
  wishes: { filter: string | null; option: string }[];
  isExtracted: boolean;
  /** Whether all rows that the program reads are collected. */
  isListRead: boolean;
  /** Addresses of what a program takes for jobs. */
  guessedJobs: string[];
  isPagerGuessed: boolean;
  pageText: string;
}

export function readCollectorPrompt(text: string): CollectorPrompt {
  const parts = fencedParts(text);
  const record = parts.get('record') ?? '';
  const count = (words: string) => Number(new RegExp(`${words}: (\\d+)`).exec(text)?.[1] ?? 0);
  return {
    jobsLeft: count('may still be collected'),
    pagesLeft: count('further ones allowed'),
    turnsLeft: count('Turns left'),
    calls: [...record.matchAll(/^([a-z_]+)(?: "([^"]*)")? → (failed: )?(.*)$/gm)].map(
      ([, tool = '', asked = '', failed, answer = '']) => ({ tool, asked, answer, isSuccess: failed === undefined }),
    ),
    selected: quotedIn(/^SELECTED before[^:]*: (.*)$/m.exec(record)?.[1]),
    wishes: [...record.matchAll(/^- (?:filter "([^"]*)"|search words) = "([^"]*)": (.*)$/gm)]
      .filter(([, , , said = '']) => said === 'to be set' || /^chosen, but(?!.*tried)/.test(said))
      .map(([, filter = null, option = '']) => ({ filter, option })),
    isExtracted: /^EXTRACTED, not collected yet: /m.test(record),
    isListRead: /^LIST of jobs: all \d+ rows .* are collected/m.test(record),
    guessedJobs: /^GUESSES[^\n]*?\bjobs ([^;\n]*)/m.exec(record)?.[1]?.match(/[^,\s]+/g) ?? [],
    isPagerGuessed: /^GUESSES[^\n]*\bnext jobs /m.test(record),
    pageText: parts.get('page') ?? '',
  };
}
