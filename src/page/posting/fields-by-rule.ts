import type { ReadFields } from '@/domain/job/job-fields';
import { textFields } from '@/domain/job/posting-fields';
import type { FieldRule, FieldRules } from '@/domain/page/recipe';
import { descriptionText } from '@/jobs/posting/description-text';
import { applyTypeOf } from '@/jobs/text-kind/apply-text';
import { countWords } from '@/language/fold/comparable-text';
import { matchesWithin, readByRules } from '@/page/list/rows/read-rule';
import { unwrapRedirect } from '@/url/unwrap-redirect';
import { collectLines } from './lines/collect-lines';
import { doubtfulPostingFields } from './posting-doubts';

/** Words. Less is a teaser, or another part of the page. */
const leastDescription = 25;

/** The values learned rules find in a posting; one that does not look like its field is left to code. */
export function fieldsByRules(scope: Element, rules: FieldRules): ReadFields {
  const fields: ReadFields = {};
  for (const name of textFields) {
    const value = readByRules(scope, rules[name]);
    if (value && !doubtfulPostingFields({ [name]: value }).includes(name)) fields[name] = value;
  }
  const apply = readByRules(scope, rules.applyUrl);
  if (apply && /^https?:/.test(apply)) fields.applyUrl = unwrapRedirect(apply);
  const applyType = applyTypeOf(readByRules(scope, rules.applyType) ?? '');
  if (applyType) fields.applyType = applyType;
  const description = descriptionByRules(scope, rules.description);
  if (countWords(description) >= leastDescription) fields.description = description;
  return fields;
}

/** The text of the element that a description's rule selects, line by line. */
export function descriptionByRules(scope: Element, rules: FieldRule[] | undefined): string {
  for (const { selector, nth } of rules ?? []) {
    const element = matchesWithin(scope, selector)[nth ?? 0];
    const text = element ? descriptionText(collectLines(element)) : '';
    if (text !== '') return text;
  }
  return '';
}
