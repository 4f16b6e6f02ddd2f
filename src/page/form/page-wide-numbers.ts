import type { FormField } from '@/domain/form/form-field';

/** What a name says of a numbered part that its field is in. */
export interface NumberedName {
  group: string;
  number: number;
  rest: string;
}

type Clue = 'name' | 'id';

/**
 * What is left of the fields' names (or ids) without the numbers that frameworks put alike before all that have any (`ctl00_body_…`): no entry
 * has fields in several parts of the page, and what does number its entries comes after it.
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

/** Under headings side by side, each over several fields, but not the halves of an entry's dates below the heading of their entry. */
function isOverParts(fields: readonly FormField[]): boolean {
  const bySections = [...Map.groupBy(fields, ({ sections }) => sections.join('\n')).values()];
  const several = bySections.flatMap(([first, second]) => (first && second ? [first.sections] : []));
  const holdsFields = (sections: readonly string[]) =>
    fields.some((field) => field.sections.join('\n') === sections.join('\n'));
  return several.some((one) =>
    several.some((other) => {
      const parted = one.findIndex((text, at) => other[at] !== undefined && other[at] !== text);
      return parted >= 0 && !holdsFields(one.slice(0, parted));
    }),
  );
}
