import type { FieldName } from '@/domain/field-names';
import type { ReadFields } from '@/domain/job-fields';
import type { FieldPlaces, PaneLayout } from '@/domain/recipe';
import { isTextOfKind, type TextKind } from '@/domain/text-kind/text-kind';
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
/** What these say has a form of its own: at their places nothing else is taken for it. */
const kinds: Partial<Record<FieldName, TextKind>> = {
  salaryText: 'salary',
  postedText: 'posted',
  employmentType: 'employment',
};
/** A value that stands in so many places in the pane is told by other things than its place. */
const mostElements = 6;

/**
 * The layout of a pane with what somebody read in it now. Of the places that were learned before, those stay that are right again; where
 * none is, the field is learned anew. No id is learned, which one posting's must never become another's. Null where the pane is not one part beside the list, or does not say the title.
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

/** Those of the known places that give this value too; null where none does. */
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
  // One of them may come to hold more than the value: only further postings tell the outermost from the innermost.
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
