import type { FieldRule } from '@/domain/page/recipe';
import { saysOnSiteOnly } from '@/jobs/text-kind/workplace-text';
import { fieldOfMarkupName } from '@/language/words/jobs/markup-field-names';
import { kindsOfText } from './kinds-of-text';
import { matchesWithin, valueByRule } from './read-rule';
import { areAlikeBeside, isMoreOfSame } from './repeated-values';
import type { RowContent } from './slots';

/** Required share of places among what a wider rule adds. */
const leastPlaces = 0.5;

/**
 * A posting may list several places in separate elements, one maybe as a link ("Parramatta", "Sydney"): all are its location. Only if the
 * rule's other matches have such names, read like places, or are chips beside the first.
 */
export function withSeveralPlaces(rule: FieldRule, contents: RowContent[]): FieldRule {
  if (rule.nth !== 0 || rule.part) return rule;
  const wider = [rule.selector.replace(/[a-z][\w-]*(?=\[[^\]\s]+\]$)/, ''), rule.selector];
  for (const selector of wider) {
    const all = contents.map(({ row }) => valuesIn(row, selector, rule));
    const more = all.flatMap((values) => values.filter((value, index) => index > 0 && value !== values[0]));
    if (more.length === 0 || more.some(saysOnSiteOnly) || more.every(isOtherFact)) continue;
    const places = more.filter((value) => kindsOfText(value).has('place'));
    const isNamed = fieldOfMarkupName(lastCompound(selector)) === 'location';
    if (isNamed || places.length >= leastPlaces * more.length || areChips(selector, all, more, contents))
      return { ...rule, selector, nth: null };
  }
  return rule;
}

/** An empty element draws a picture before the first. */
function valuesIn(row: Element, selector: string, rule: FieldRule): string[] {
  return matchesWithin(row, selector)
    .map((element) => valueByRule(element, rule))
    .filter(Boolean);
}

/** Chips may stand beside a place that tell pay or hours. */
function isOtherFact(value: string): boolean {
  const kinds = kindsOfText(value);
  return !kinds.has('place') && (kinds.has('employment') || kinds.has('salary') || kinds.has('posted'));
}

/** Elements alike beside the first, in some rows only. */
function areChips(
  selector: string,
  all: readonly string[][],
  more: readonly string[],
  contents: RowContent[],
): boolean {
  const isBesideFirst = ({ row }: RowContent) => {
    const [first, ...others] = matchesWithin(row, selector);
    return others.every((other) => first !== undefined && areAlikeBeside(first, other));
  };
  const counted = all.filter((values) => values.length > 0);
  const several = counted.filter((values) => values.length > 1);
  return isMoreOfSame(counted.length, several.length, more) && contents.every(isBesideFirst);
}

function lastCompound(selector: string): string {
  return selector.split(/\s+(?![^[]*\])/).at(-1) ?? '';
}
