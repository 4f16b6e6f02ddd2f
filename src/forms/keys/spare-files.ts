import type { FormField } from '@/domain/form/form-field';

/**
 * The file fields of a page whose document another one asks for more plainly: by being required, in sight, in fewer words. A document goes in
 * once; a second box for it fills the form by it ("Autofill from resume"), or wants something else that its user may have.
 */
export function spareFiles(fields: readonly FormField[]): Set<FormField> {
  const files = fields.filter(
    ({ kind, key }) => kind === 'file' && (key === 'file.resume' || key === 'file.cover_letter'),
  );
  const groups = [...Map.groupBy(files, ({ key }) => key).values()];
  return new Set(
    groups.flatMap((group) =>
      group
        .toSorted(byPlainness)
        .slice(1)
        .filter(({ value }) => value === ''),
    ),
  );
}

function byPlainness(one: FormField, other: FormField): number {
  const [first, second] = [one, other].map(({ value, isRequired, isVisible, question }) => [
    value === '' ? 1 : 0,
    isRequired ? 0 : 1,
    isVisible ? 0 : 1,
    question.length,
  ]);
  const differing = first?.findIndex((part, at) => part !== second?.[at]) ?? -1;
  return differing < 0 ? 0 : (first?.[differing] ?? 0) - (second?.[differing] ?? 0);
}
