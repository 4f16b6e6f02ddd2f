import { type FieldName, textFields } from '@/domain/field-names';
import type { ReadFields } from '@/domain/job-fields';
import type { FieldRule, FieldRules, Recipe } from '@/domain/recipe';
import { applyTypeOf } from '@/domain/text-kind/apply-text';
import { detailsScope } from '../details/details-scope';
import { ruledFields } from '../details/ruled-fields';
import { valueIn } from '../records/read-rule';
import { elementsWithin } from '../walker/elements-within';
import { descriptionRule } from './description-rule';
import { labelRule } from './label-rule';
import { lastingRule } from './lasting-rule';
import { leadsTo } from './link-rules';
import { elementsSaying } from './value-elements';
import { isSame } from './value-slots';

const asLink = { read: 'href', part: null, pattern: null, kind: null };
const asApply = { read: 'text', part: null, pattern: null, kind: 'apply' as const };

/**
 * Rules that find in the current posting the values an agent read there. Only named or labelled values are learned, since positions alone
 * shift between postings (several postings show which are stable: learn-layout); each rule is verified before it is kept.
 */
export function learnDetails({ recipe, fields }: { recipe: Recipe | null; fields: ReadFields }): FieldRules {
  const scope = detailsScope(document, recipe);
  const learned: FieldRules = {};
  for (const name of textFields) {
    const value = fields[name];
    if (value) keep(name, [namedRule(scope, value), labelRule(scope, value)], (read) => isSame(read[name], value));
  }
  const { applyUrl, applyType, description } = fields;
  if (applyUrl) keep('applyUrl', [linkRule(scope, applyUrl)], (read) => leadsTo(read.applyUrl ?? '', applyUrl));
  if (applyType && applyType !== 'unknown')
    keep('applyType', [applyRule(scope, applyType)], (read) => read.applyType === applyType);
  if (description) keep('description', [descriptionRule(scope, description)], (read) => read.description !== undefined);
  return learned;

  function keep(name: FieldName, rules: (FieldRule | null)[], isRight: (read: ReadFields) => boolean): void {
    const rule = rules.find((one) => one !== null && isRight(ruledFields(scope, { [name]: [one] })));
    if (rule) learned[name] = [rule];
  }
}

function namedRule(scope: Element, value: string): FieldRule | null {
  for (const { element, reading } of elementsSaying({ scope, value })) {
    const rule = lastingRule(scope, element, reading);
    if (rule) return rule;
  }
  return null;
}

function linkRule(scope: Element, url: string): FieldRule | null {
  const links = elementsWithin(scope).filter((element) => element.matches('a[href]'));
  for (const link of links.filter((each) => leadsTo(valueIn(each, asLink), url))) {
    const rule = lastingRule(scope, link, asLink);
    if (rule) return rule;
  }
  return null;
}

function applyRule(scope: Element, applyType: NonNullable<ReadFields['applyType']>): FieldRule | null {
  const controls = elementsWithin(scope).filter((element) => element.matches('a[href],button,[role=button]'));
  for (const control of controls.filter((each) => applyTypeOf(valueIn(each, asApply)) === applyType)) {
    const rule = lastingRule(scope, control, asApply);
    if (rule) return rule;
  }
  return null;
}
