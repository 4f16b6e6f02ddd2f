import type { FieldOption } from '@/domain/form/form-field';

/** A row of a grid: what it asks, and its columns. */
interface GridRow {
  question: string;
  options: FieldOption[];
}

/**
 * A row of a grid without what each option says of its row for readers ("B1, answer for English", "row English, column B1"), and without what
 * the row's own name adds for them ("English, an answer is required in each row").
 */
export function withoutRow(question: string, options: readonly FieldOption[]): GridRow {
  const as = { question, options: [...options] };
  const [name = ''] = question.split(/[,;] /u, 1);
  const labels = options.map(({ label }) => label);
  const [before, after] = [sharedStart(labels), sharedEnd(labels)];
  const isOfRow = name !== '' && options.length > 1 && (hasName(before, name) || hasName(after, name));
  const rest = labels.map((label) => label.slice(before.length, label.length - after.length));
  if (!isOfRow || rest.some((label) => label.trim() === '')) return as;
  return { question: name, options: options.map((option, at) => ({ ...option, label: rest[at] ?? option.label })) };
}

const hasName = (said: string, name: string): boolean =>
  ` ${said.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')} `);

/** What all begin with, up to a comma or the like. */
function sharedStart(labels: readonly string[]): string {
  const [first = ''] = labels;
  let length = 0;
  while (length < first.length && labels.every((label) => label[length] === first[length])) length += 1;
  const shared = first.slice(0, length);
  return /[,:;–-] /u.test(shared) ? shared.slice(0, shared.lastIndexOf(' ') + 1) : '';
}

/** What all end with, from a comma or the like. */
function sharedEnd(labels: readonly string[]): string {
  const [first = ''] = labels;
  let length = 0;
  while (length < first.length && labels.every((label) => label.at(-1 - length) === first.at(-1 - length))) length += 1;
  return /[,:;–-] .*$/su.exec(first.slice(first.length - length))?.[0] ?? '';
}
