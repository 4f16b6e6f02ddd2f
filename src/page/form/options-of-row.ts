import type { FieldOption } from '@/domain/form/form-field';

/** The options of a row in a grid without what each says of its row for readers: "B1, answer for English". */
export function withoutRowOf(options: readonly FieldOption[], question: string): FieldOption[] {
  const [first, ...others] = options;
  const comma = first?.label.lastIndexOf(', ') ?? -1;
  const ending = first?.label.slice(comma) ?? '';
  const isOfRow = comma > 0 && others.length > 0 && question !== '' && ending.includes(question);
  const areAll = others.every(({ label }) => label.length > ending.length && label.endsWith(ending));
  if (!isOfRow || !areAll) return [...options];
  return options.map((option) => ({ ...option, label: option.label.slice(0, -ending.length) }));
}
