import type { ReadFields } from '@/domain/job/job-fields';
import type { FieldName } from '@/domain/job/posting-fields';
import { wordFields } from '@/domain/job/posting-fields';
import type { FieldPlaces, PaneLayout } from '@/domain/page/recipe';
import type { TextKind } from '@/domain/page/text-kinds';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import { positionsOf } from '@/page/list/learning/child-positions';
import { elementsWithValue } from '@/page/list/learning/value-elements';
import { rowsBesidePosting } from '@/page/list/rows-beside-posting';
import type { ShownList } from '@/page-api/posting-requests';
import { hasSameWords, valueAtPosition } from '../value-at-position';
import { descriptionSiblings } from './prose-siblings';

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
  list: ShownList;
  fields: ReadFields;
  known: PaneLayout;
}): PaneLayout | null {
  const [pane, ...others] = findBySelector(input.pane);
  if (!pane || others.length > 0 || rowsBesidePosting(input.list).some((row) => isInFlatTree(row, pane))) return null;
  const layout: PaneLayout = { ...input.known };
  for (const name of [...wordFields, 'description'] as const) {
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
  const rules = known?.rules.filter((rule) => hasSameWords(valueAtPosition(pane, name, rule), value)) ?? [];
  return known && rules.length > 0 ? { postings: known.postings + 1, rules } : null;
}

function newPlaces(pane: Element, name: FieldName, value: string): FieldPlaces {
  const selectors = name === 'description' ? prosePlaces(pane, value) : textPlaces(pane, value);
  const kind = kinds[name];
  const isTelling = kind !== undefined && isTextOfKind(value, kind);
  const rules = selectors.map((selector) => ({ selector, ...asText, kind: isTelling ? kind : null }));
  return { postings: 1, rules: rules.filter((rule) => hasSameWords(valueAtPosition(pane, name, rule), value)) };
}

function textPlaces(pane: Element, value: string): string[] {
  const elements = elementsWithValue({ scope: pane, value })
    .filter(({ element, reading }) => element !== pane && reading.read === 'text')
    .map(({ element }) => element);
  // Each may come to contain more than the value: only further postings show whether outermost or innermost is right.
  const isEnd = (element: Element) =>
    !elements.some((other) => other !== element && isInFlatTree(element, other)) ||
    !elements.some((other) => other !== element && isInFlatTree(other, element));
  const telling = elements.filter(isEnd);
  if (telling.length > mostElements) return [];
  return telling.flatMap((element) => positionsOf(pane, { first: element, last: element }));
}

function prosePlaces(pane: Element, description: string): string[] {
  return descriptionSiblings(pane, description).flatMap((siblings) => positionsOf(pane, siblings));
}
