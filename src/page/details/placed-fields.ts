import { countWords } from '@/domain/comparable-text';
import { type FieldName, textFields } from '@/domain/field-names';
import type { ReadFields } from '@/domain/job-fields';
import type { FieldPlaces, PaneLayout } from '@/domain/recipe';
import { isSamePosting } from '@/domain/same-posting';
import { doubtsOfDetails } from './details-doubts';
import { hasSameWords, valueAtPlace } from './value-at-place';

/** A place that was right once may be chance. Postings. */
const leastPostings = 2;
/** A description may be short where others of the site are; less than this is a word about it. Words. */
const leastDescription = 4;

/**
 * What stands at the places of a pane's layout, each field only where all its places give the same; null where what stands there is not the
 * posting of the row. `row`: what the list says of it.
 */
export function placedFields(pane: Element, layout: PaneLayout, row: ReadFields): ReadFields | null {
  const fields: ReadFields = {};
  for (const name of textFields) {
    const value = agreedValue(pane, name, layout[name]);
    if (value !== '' && !doubtsOfDetails({ [name]: value }).includes(name)) fields[name] = value;
  }
  const description = agreedValue(pane, 'description', layout.description);
  if (countWords(description) >= leastDescription) fields.description = description;
  return isSamePosting(row, fields) ? fields : null;
}

/** Empty where the places were not learned well enough, or differ. */
function agreedValue(pane: Element, name: FieldName, places: FieldPlaces | undefined): string {
  if (!places || places.postings < leastPostings) return '';
  const [first = '', ...others] = places.rules.map((rule) => valueAtPlace(pane, name, rule));
  return others.every((other) => hasSameWords(other, first)) ? first : '';
}
