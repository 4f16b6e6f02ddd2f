import type { FormField } from '@/domain/form-field';

/** Where a field stands by its own name (`work[1].company`, `education-2--school`): the part, its number and the rest. */
const numbered = /^(.*?[\p{L}\]])[[_.-]*(\d{1,2})[\]_.-]+(?=\p{L}|\[)(.+)$/u;

/** "Work Experience 2"; pages and parts of the form are numbered as well, and repeat nothing. */
const numberedHeading =
  /^(?!.*\b(?:step|page|part|section|question|schritt|seite|teil|abschnitt|frage|étape|partie|paso|passo|stap|pagina|página)\b)(.*\p{L})\s*#?(\d{1,2})$/iu;

interface Place {
  group: string;
  number: number;
  rest: string;
}

/** Fields of parts that come more than once, such as employers, know which of them they stand in (from 0). */
export function withRepeats(fields: FormField[]): FormField[] {
  const places = fields.map(placeOf);
  const isRepeat = (place: Place) =>
    places.some((other) => other?.group === place.group && other.number === place.number && other.rest !== place.rest);
  const numbers = Map.groupBy(
    places.filter((place) => place !== null),
    ({ group }) => group,
  );
  return fields.map((field, index) => {
    const place = places[index];
    if (!place || !isRepeat(place)) return field;
    const all = [...new Set((numbers.get(place.group) ?? []).map(({ number }) => number))].sort((a, b) => a - b);
    return { ...field, repeat: { group: place.group, index: all.indexOf(place.number) } };
  });
}

function placeOf({ clues, sections, question }: FormField): Place | null {
  for (const name of [clues.name, clues.id]) {
    const [, group, number, rest] = numbered.exec(name) ?? [];
    if (group && number && rest) return { group, number: Number(number), rest };
  }
  const [, heading, number] =
    sections.map((text) => numberedHeading.exec(text)).findLast((found) => found !== null) ?? [];
  return heading && number
    ? { group: heading, number: Number(number), rest: `${clues.name || clues.id} ${question}` }
    : null;
}
