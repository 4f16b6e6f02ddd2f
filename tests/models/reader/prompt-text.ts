/** A goal as the prompt lists it. */
export interface ListedGoal {
  id: string;
  status: string;
  step: number | null;
  text: string;
}

/** One step as the prompt tells it. */
export interface ListedStep {
  number: number;
  /** `click L1.3 "Nurse" (see details)`. */
  act: string;
  /** What came of it: the result in JSON, and the words of the analysis. */
  outcome: string;
  isSuccess: boolean;
}

export interface ExplorerPrompt {
  goals: ListedGoal[];
  turnsLeft: number;
  steps: ListedStep[];
  /** Lines of what elements were found to be: type, selector. */
  behaviours: { type: string; selector: string }[];
  filtersListed: string[];
  seenToApply: string | null;
  /** Addresses of what a program takes for jobs. */
  guessedJobs: string[];
  pageText: string;
}

/** Parts of a prompt that stand between marks, by their names. */
export function fencedParts(text: string): Map<string, string> {
  const parts = text.matchAll(/<<([0-9a-f]+) ([^>]+)>>\n([\s\S]*?)\n<<\1 end>>/g);
  return new Map([...parts].map(([, , name = '', content = '']) => [name, content]));
}

export function readExplorerPrompt(text: string): ExplorerPrompt {
  const parts = fencedParts(text);
  const record = parts.get('record') ?? '';
  return {
    goals: [...text.matchAll(/^- (\S+) \((\w+)(?:, step (\d+))?\): (.*)$/gm)].map(
      ([, id = '', status = '', step, said = '']) => ({
        id,
        status,
        step: step === undefined ? null : Number(step),
        text: said,
      }),
    ),
    turnsLeft: Number(/Turns left: (\d+)/.exec(text)?.[1] ?? 0),
    steps: [...record.matchAll(/^step (\d+): (.*?) → (.*)$/gm)].map(([, number, act = '', outcome = '']) => ({
      number: Number(number),
      act,
      outcome,
      isSuccess: !outcome.includes('"success":false'),
    })),
    behaviours: [...record.matchAll(/^([a-z]+(?: [a-z]+)?)(?: "[^"]*")? at (.+?): \w+ → /gm)].map(
      ([, type = '', selector = '']) => ({ type, selector }),
    ),
    filtersListed: quotedIn(/^FILTERS LISTED: (.*)$/m.exec(record)?.[1]),
    seenToApply: quotedIn(/^SEEN TO APPLY WITH: (.*)$/m.exec(record)?.[1])[0] ?? null,
    guessedJobs: /GUESSES[^\n]*?\bjobs ([^;\n]*)/.exec(record)?.[1]?.match(/[^,\s]+/g) ?? [],
    pageText: parts.get('page') ?? '',
  };
}

/** Texts between quotation marks. */
export function quotedIn(text = ''): string[] {
  return [...text.matchAll(/"([^"]*)"/g)].map(([, inner]) => inner ?? '');
}
