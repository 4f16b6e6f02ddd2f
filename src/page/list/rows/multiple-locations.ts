import type { FieldRule } from '@/domain/page/recipe';
import { fieldOfMarkupName } from '@/language/words/jobs/markup-field-names';
import { kindsOfText } from './kinds-of-text';
import { matchesWithin, valueByRule } from './read-rule';
import type { RowContent } from './slots';

/** Required share of places among what a wider rule adds. */
const leastPlaces = 0.5;

/**
 * A posting may list several places in separate elements, one maybe as a link ("Parramatta", "Sydney"): all are its location. Only if the
 * rule's other matches have such names, or read like places.
 */
export function withSeveralPlaces(rule: FieldRule, contents: RowContent[]): FieldRule {
  if (rule.nth !== 0 || rule.part) return rule;
  const wider = [rule.selector.replace(/[a-z][\w-]*(?=\[[^\]\s]+\]$)/, ''), rule.selector];
  for (const selector of wider) {
    const all = contents.map(({ row }) => matchesWithin(row, selector).map((element) => valueByRule(element, rule)));
    const more = all.flatMap((values) =>
      values.filter((value, index) => index > 0 && value !== '' && value !== values[0]),
    );
    if (more.length === 0) continue;
    const places = more.filter((value) => kindsOfText(value).has('place'));
    if (fieldOfMarkupName(lastCompound(selector)) === 'location' || places.length >= leastPlaces * more.length) {
      return { ...rule, selector, nth: null };
    }
  }
  return rule;
}

function lastCompound(selector: string): string {
  return selector.split(/\s+(?![^[]*\])/).at(-1) ?? '';
}
