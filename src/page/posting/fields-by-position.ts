import type { ReadFields } from '@/domain/job/job-fields';
import { type FieldName, textFields } from '@/domain/job/posting-fields';
import type { FieldPlaces, PaneLayout } from '@/domain/page/recipe';
import { isSamePosting } from '@/jobs/identity/same-posting';
import { countWords } from '@/language/fold/comparable-text';
import { doubtfulPostingFields } from './posting-doubts';
import { hasSameWords, valueAtPosition } from './value-at-position';

/** Postings. Being right once may be a coincidence. */
const leastPostings = 2;
/** Words. A description may be short if others on the site are; anything below this is not one. */
const leastDescription = 4;

/**
 * The values at a pane layout's positions, each only if all its positions agree; null if they are not the row's posting. `row`: what the
 * list says about it.
 */
export function fieldsByPosition(pane: Element, layout: PaneLayout, row: ReadFields): ReadFields | null {
  const fields: ReadFields = {};
  for (const name of textFields) {
    const value = agreedValue(pane, name, layout[name]);
    if (value !== '' && !doubtfulPostingFields({ [name]: value }).includes(name)) fields[name] = value;
  }
  const description = agreedValue(pane, 'description', layout.description);
  if (countWords(description) >= leastDescription) fields.description = description;
  return isSamePosting(row, fields) ? fields : null;
}

/** Empty if the positions are not well confirmed, or disagree. */
function agreedValue(pane: Element, name: FieldName, places: FieldPlaces | undefined): string {
  if (!places || places.postings < leastPostings) return '';
  const [first = '', ...others] = places.rules.map((rule) => valueAtPosition(pane, name, rule));
  return others.every((other) => hasSameWords(other, first)) ? first : '';
}
