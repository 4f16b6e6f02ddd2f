import type { Question } from '../../sites/forms/question';
import type { Posted } from '../../sites/forms/read-posted';

/** A file as it has to come in. */
export interface TrueFile {
  fileName: string;
  bytes: number;
}

/** A question that was not answered as it is true. */
export interface Miss {
  question: string;
  right: string;
  posted: string;
}

/** What a server was sent, held against what is true. */
export interface FormJudgement {
  /** Questions that the profile answers, and those of them that were answered so. */
  questions: number;
  held: number;
  /** Answered by nothing. */
  missing: Miss[];
  /** Answered by something else than the profile says. */
  wrong: Miss[];
  /** What the person never said: an answer that nobody gave, a consent or signature, another answer to what only they may say. */
  untruthful: Miss[];
}

type Verdict = 'held' | 'missing' | 'wrong' | 'untruthful' | 'left';

/** `posted`: null where nothing was sent at all, so that nothing untrue was either. */
export function judgeForm(questions: readonly Question[], posted: Posted | null, resume: TrueFile): FormJudgement {
  const judged = questions.map((question) => {
    const values = posted ? valuesOf(question, posted) : [];
    const right = rightOf(question, resume);
    return { question, values, right, verdict: verdictOf(question, values, right) };
  });
  const missesBy = (verdict: Verdict): Miss[] =>
    judged
      .filter((each) => each.verdict === verdict)
      .map(({ question, right, values }) => ({
        question: question.label,
        right: right.map((list) => list.join(' + ')).join(' | '),
        posted: values.join(' + '),
      }));
  return {
    questions: questions.filter(isAnswerable).length,
    held: judged.filter(({ verdict }) => verdict === 'held').length,
    missing: missesBy('missing'),
    wrong: missesBy('wrong'),
    untruthful: posted ? missesBy('untruthful') : [],
  };
}

export function isAnswerable({ truth }: Question): boolean {
  return truth.is === 'known' || truth.is === 'resume';
}

function verdictOf({ truth }: Question, values: readonly string[], right: readonly (readonly string[])[]): Verdict {
  const isRight = right.some((list) => isSame(list, values));
  if (truth.is === 'unsaid' || truth.is === 'untouched') return isRight ? 'left' : 'untruthful';
  if (isRight) return 'held';
  if (values.length === 0) return 'missing';
  return truth.is === 'known' && truth.isSensitive ? 'untruthful' : 'wrong';
}

/** Every list of values that is right. */
function rightOf({ truth }: Question, { fileName, bytes }: TrueFile): readonly (readonly string[])[] {
  if (truth.is === 'known') return truth.right;
  if (truth.is === 'resume') return [[`${fileName} (${bytes})`]];
  return [truth.is === 'unsaid' ? [] : truth.rest];
}

/** What was sent under a question's name; empty values are none. */
function valuesOf({ name }: Question, { fields, files }: Posted): string[] {
  const texts = fields.filter(([field]) => field === name).map(([, value]) => folded(value));
  const named = files.filter((file) => file.name === name).map(({ fileName, bytes }) => `${fileName} (${bytes})`);
  return [...texts, ...named].filter((value) => value !== '');
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
