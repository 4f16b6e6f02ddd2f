import type { FormQuestion, Held } from '../form-question.ts';

/** `held`: as it is true; `empty`: nothing; `wrong`: something else; `rest`: none of ours, and as it came. */
export type QuestionVerdict = 'held' | 'empty' | 'wrong' | 'rest';

/** What the page holds, against what is true. */
export function judgeQuestion({ truth }: FormQuestion, value: unknown): QuestionVerdict {
  const values = valuesIn(value);
  if (truth.is === 'never') return values.join() === truth.rest ? 'rest' : 'wrong';
  if (values.length === 0) return 'empty';
  return isHeld(truth.right, values) ? 'held' : 'wrong';
}

function isHeld({ as, values: right }: Held, values: readonly string[]): boolean {
  const [value = ''] = values;
  if (as === 'digits') return right.includes(value.replace(/\D/g, ''));
  const folded = values.map(fold);
  const known = right.map(fold);
  if (as === 'all') return folded.length === known.length && known.every((one) => folded.includes(one));
  if (as === 'some') return folded.every((one) => known.includes(one));
  return values.length === 1 && known.includes(folded[0] ?? '');
}

function valuesIn(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value ?? ''];
  return all.map(String).filter((text) => text.trim() !== '');
}

/** Forms write names in capitals and leave spaces out. */
function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '').replace(/\/$/, '');
}
