import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { type NumberedName, namesInPage } from './page-wide-numbers';

/** A field's position in its name (`work[1].company`, `education-2--school`): part, number and rest. */
const numbered = /^(.*?[\p{L}\]])[[_.-]*(\d{1,2})[\]_.-]+(?=\p{L}|\[)(.+)$/su;

/** "Work Experience 2" */
const numberedHeading = /^(.*\p{L})\s*#?(\d{1,2})$/u;
/** Pages and sections of a form are numbered too, without being entries. */
const findFormPart = phraseFinder(phrases('forms.formParts'));

/** Gives fields of repeated entries, such as employers, their entry's index (from 0). */
export function assignEntryIndexes(fields: FormField[]): FormField[] {
  const names = namesInPage(fields, 'name', numberedName);
  const ids = namesInPage(fields, 'id', numberedName);
  const places = fields.map((field, at) => placesOf(field, [names[at] ?? '', ids[at] ?? '']));
  const known = places.flat();
  const rests = Map.groupBy(known, ({ group, number }) => `${number} ${group}`);
  const several = new Map(
    [...rests].map(([key, inside]) => [key, inside.some(({ rest }) => rest !== inside[0]?.rest)]),
  );
  const isRepeat = ({ group, number }: NumberedName) => several.get(`${number} ${group}`) === true;
  const numbers = new Map(
    [...Map.groupBy(known, ({ group }) => group)].map(([group, inside]) => [
      group,
      [...new Set(inside.map(({ number }) => number))].sort((one, other) => one - other),
    ]),
  );
  const placed = fields.map((field, index) => {
    const place = places[index]?.find(isRepeat);
    // One that is edited in its place counts on from those that are kept, whatever number its names have: theirs are gone.
    if (!place || field.repeat !== null) return field;
    return { ...field, repeat: { group: place.group, index: (numbers.get(place.group) ?? []).indexOf(place.number) } };
  });
  return withEntriesAround(placed);
}

/** What has no such name, as boxes to tick often have none, under headings that stand over one entry alone. */
function withEntriesAround(fields: FormField[]): FormField[] {
  const headings = ({ sections }: FormField) => sections.join('\n');
  const around = Map.groupBy(fields, headings);
  return fields.map((field) => {
    if (field.repeat !== null || field.sections.length === 0) return field;
    const repeats = (around.get(headings(field)) ?? []).flatMap(({ repeat }) => repeat ?? []);
    const [first, second] = repeats;
    const isOne =
      first && second && repeats.every(({ group, index }) => group === first.group && index === first.index);
    return isOne && isNumbered(field) ? { ...field, repeat: first } : field;
  });
}

const isNumbered = ({ sections }: FormField): boolean => numberedHeading.test(sections.at(-1) ?? '');

/** By its name, its id, and its headings: a name may be numbered throughout the page, whatever entry it is of. */
function placesOf({ clues, sections, question }: FormField, names: readonly string[]): NumberedName[] {
  const named = names.flatMap((name) => numberedName(name) ?? []);
  const [, heading, number] =
    sections
      .filter((text) => findFormPart(fold(text)) === null)
      .map((text) => numberedHeading.exec(text))
      .findLast((found) => found !== null) ?? [];
  const headed: NumberedName[] =
    heading && number
      ? [{ group: heading, number: Number(number), rest: `${clues.name || clues.id} ${question}` }]
      : [];
  return [...named, ...headed];
}

function numberedName(name: string): NumberedName | null {
  const [, group, number, rest] = numbered.exec(name) ?? [];
  return group && number && rest ? { group, number: Number(number), rest } : null;
}
