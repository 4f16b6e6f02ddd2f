import type { ReadFields } from '@/domain/job/job-fields';
import { type FieldName, textFields } from '@/domain/job/posting-fields';
import type { FieldRule, FieldRules, Recipe } from '@/domain/page/recipe';
import { applyTypeOf } from '@/jobs/text-kind/apply-text';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { isRedirectTo } from '@/page/list/learning/link-rules';
import { stableRule } from '@/page/list/learning/stable-rule';
import { elementsWithValue } from '@/page/list/learning/value-elements';
import { isSameValueText } from '@/page/list/learning/value-slots';
import { valueByRule } from '@/page/list/rows/read-rule';
import { fieldsByRules } from '../fields-by-rule';
import { postingScope } from '../posting-scope';
import { descriptionRule } from './description-rule';
import { labelRule } from './label-rule';

const asLink = { read: 'href', part: null, pattern: null, kind: null };
const asApply = { read: 'text', part: null, pattern: null, kind: 'apply' as const };

/**
 * Rules that find in the current posting the values an agent read there. Only named or labelled values are learned, since positions alone
 * shift between postings (several postings show which are stable: learn-layout); each rule is verified before it is kept.
 */
export function learnPostingRules({ recipe, fields }: { recipe: Recipe | null; fields: ReadFields }): FieldRules {
  const scope = postingScope(document, recipe);
  const learned: FieldRules = {};
  for (const name of textFields) {
    const value = fields[name];
    if (value)
      keep(name, [namedRule(scope, value), labelRule(scope, value)], (read) => isSameValueText(read[name], value));
  }
  const { applyUrl, applyType, description } = fields;
  if (applyUrl) keep('applyUrl', [linkRule(scope, applyUrl)], (read) => isRedirectTo(read.applyUrl ?? '', applyUrl));
  if (applyType && applyType !== 'unknown')
    keep('applyType', [applyRule(scope, applyType)], (read) => read.applyType === applyType);
  if (description)
    keep('description', [descriptionRule(scope, description, fields.title)], (read) => read.description !== undefined);
  return learned;

  function keep(name: FieldName, rules: (FieldRule | null)[], isRight: (read: ReadFields) => boolean): void {
    const rule = rules.find((one) => one !== null && isRight(fieldsByRules(scope, { [name]: [one] })));
    if (rule) learned[name] = [rule];
  }
}

function namedRule(scope: Element, value: string): FieldRule | null {
  for (const { element, reading } of elementsWithValue({ scope, value })) {
    const rule = stableRule(scope, element, reading);
    if (rule) return rule;
  }
  return null;
}

function linkRule(scope: Element, url: string): FieldRule | null {
  const links = elementsWithin(scope).filter((element) => element.matches('a[href]'));
  for (const link of links.filter((each) => isRedirectTo(valueByRule(each, asLink), url))) {
    const rule = stableRule(scope, link, asLink);
    if (rule) return rule;
  }
  return null;
}

function applyRule(scope: Element, applyType: NonNullable<ReadFields['applyType']>): FieldRule | null {
  const controls = elementsWithin(scope).filter((element) => element.matches('a[href],button,[role=button]'));
  for (const control of controls.filter((each) => applyTypeOf(valueByRule(each, asApply)) === applyType)) {
    const rule = stableRule(scope, control, asApply);
    if (rule) return rule;
  }
  return null;
}
