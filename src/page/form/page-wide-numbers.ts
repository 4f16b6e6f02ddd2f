import type { FormField } from '@/domain/form/form-field';

/** What a name says of a numbered part that its field is in. */
export interface NumberedName {
  group: string;
  number: number;
  rest: string;
}

type Clue = 'name' | 'id';

/**
 * What is left of the fields' names (or ids) without the numbers that frameworks put before all of them (`ctl00_body_…`): no entry has fields
 * in several parts of the page, and what does number its entries comes after it.
 */
export function namesInPage(
  fields: readonly FormField[],
  clue: Clue,
  read: (name: string) => NumberedName | null,
): string[] {
  let names = fields.map(({ clues }) => clues[clue]);
  for (;;) {
    const places = names.map(read);
    const [first, ...others] = places.flatMap((place) => place ?? []);
    const isShared = first && others.every(({ group, number }) => group === first.group && number === first.number);
    if (!isShared || !isOverParts(fields.filter((_, at) => places[at]))) return names;
    names = names.map((name, at) => places[at]?.rest ?? name);
  }
}

/** Under headings side by side, each over several fields: the halves of an entry's dates have headings, too. */
function isOverParts(fields: readonly FormField[]): boolean {
  const several = [...Map.groupBy(fields, ({ sections }) => sections.join('\n')).values()].flatMap(([first, second]) =>
    first && second ? [first.sections] : [],
  );
  return several.some((one) =>
    several.some((other) => one.some((text, at) => other[at] !== undefined && other[at] !== text)),
  );
}
