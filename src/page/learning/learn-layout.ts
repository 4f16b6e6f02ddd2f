import type { FieldName } from '@/domain/field-names';
import type { ReadFields } from '@/domain/job-fields';
import type { TextKind } from '@/domain/page/text-kinds';
import type { FieldPlaces, PaneLayout } from '@/domain/recipe';
import { isTextOfKind } from '@/domain/text-kind/text-kind';
import type { ListShown } from '../contract';
import { hasSameWords, valueAtPlace } from '../details/value-at-place';
import { shownRows } from '../numbered-text/shown-rows';
import { findBySelector } from '../selectors/find-by-selector';
import { isInside } from '../walker/flat-tree';
import { placesOf } from './places-of';
import { proseSiblings } from './prose-siblings';
import { exampleFields } from './sample';
import { elementsSaying } from './value-elements';

const asText = { read: 'text', nth: 0, part: null, pattern: null };
/** These values have a recognizable form: nothing else at their position is mistaken for them. */
const kinds: Partial<Record<FieldName, TextKind>> = {
  salaryText: 'salary',
  postedText: 'posted',
  employmentType: 'employment',
};
/** A value at more positions in the pane is identified by other means. */
const mostElements = 6;

/**
 * Learns a pane's layout from what an agent read in it. Positions learned earlier stay if they are right again; if none is, the field is
 * learned anew. Ids are not learned, since one posting's must never become another's. Null if the pane is not one part beside the list, or
 * lacks the title.
 */
export function learnLayout(input: {
  pane: string;
  list: ListShown;
  fields: ReadFields;
  known: PaneLayout;
}): PaneLayout | null {
  const [pane, ...others] = findBySelector(input.pane);
  if (!pane || others.length > 0 || shownRows(input.list).some((row) => isInside(row, pane))) return null;
  const layout: PaneLayout = { ...input.known };
  for (const name of [...exampleFields, 'description'] as const) {
    const value = input.fields[name];
    if (!value) continue;
    const places = placesAgain(pane, name, value, input.known[name]) ?? newPlaces(pane, name, value);
    if (places.rules.length > 0) layout[name] = places;
    else delete layout[name];
  }
  return layout.title ? layout : null;
}

/** The known positions that give this value too; null if none. */
function placesAgain(pane: Element, name: FieldName, value: string, known?: FieldPlaces): FieldPlaces | null {
  const rules = known?.rules.filter((rule) => hasSameWords(valueAtPlace(pane, name, rule), value)) ?? [];
  return known && rules.length > 0 ? { postings: known.postings + 1, rules } : null;
}

function newPlaces(pane: Element, name: FieldName, value: string): FieldPlaces {
  const selectors = name === 'description' ? prosePlaces(pane, value) : textPlaces(pane, value);
  const kind = kinds[name];
  const isTelling = kind !== undefined && isTextOfKind(value, kind);
  const rules = selectors.map((selector) => ({ selector, ...asText, kind: isTelling ? kind : null }));
  return { postings: 1, rules: rules.filter((rule) => hasSameWords(valueAtPlace(pane, name, rule), value)) };
}

function textPlaces(pane: Element, value: string): string[] {
  const elements = elementsSaying({ scope: pane, value })
    .filter(({ element, reading }) => element !== pane && reading.read === 'text')
    .map(({ element }) => element);
  // Each may come to contain more than the value: only further postings show whether outermost or innermost is right.
  const isEnd = (element: Element) =>
    !elements.some((other) => other !== element && isInside(element, other)) ||
    !elements.some((other) => other !== element && isInside(other, element));
  const telling = elements.filter(isEnd);
  if (telling.length > mostElements) return [];
  return telling.flatMap((element) => placesOf(pane, { first: element, last: element }));
}

function prosePlaces(pane: Element, description: string): string[] {
  return proseSiblings(pane, description).flatMap((siblings) => placesOf(pane, siblings));
}
