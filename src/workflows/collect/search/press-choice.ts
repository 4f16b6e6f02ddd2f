import type { Act } from '@/domain/act';
import type { Discovery } from '../../discover/ports';
import { actOnSearch, type SearchActOutcome } from './act-on-search';
import type { Choice } from './choice-for';

/** Presses an option, or chooses it in its select. */
export function pressChoice(
  discovery: Discovery,
  { control, option }: Choice,
  { filter, value }: { filter: string; value: string },
): Promise<SearchActOutcome> {
  const act: Act =
    option !== null && isOptionElement(option.selector)
      ? { name: 'select_option', selector: control.ref, option: option.label, reason: '' }
      : { name: 'click', selector: option?.selector ?? control.ref, reason: '' };
  const isToggle = option === null && control.checked !== null;
  return actOnSearch(discovery, { act, filter, value, choice: { isToggle } });
}

/** Options of a select are option elements; those of other lists have a role. */
function isOptionElement(selector: string): boolean {
  return /\soption(?:\[value="(?:[^"\\]|\\.)*"\]|:nth-of-type\(\d+\))$/s.test(selector);
}
