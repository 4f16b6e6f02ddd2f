import type { FieldPart } from '@/domain/form/form-field';
import type { PhoneParts } from '@/domain/form/form-filling';
import { findTarget } from '@/page/dom/refs/find-target';
import { isControlReachable } from '@/page/form/is-control-reachable';
import { believesKeysAlone } from '../input/set-text';
import { combineFillers, type FieldFill, type Filler } from './filler';
import { listFiller } from './list-filler';
import { selectFiller } from './select-filler';
import { textFiller } from './text-filler';

/**
 * A telephone field with a list of country codes. If the list is visible, the country is chosen in it; if it is hidden behind a flag, the
 * whole number is typed and the widget works out the country.
 */
export function phoneFiller(filling: FieldFill, phone: PhoneParts): Filler {
  const { controls } = filling;
  const number = controls.parts.find(({ part }) => part === 'number')?.selector ?? controls.selector;
  const code = controls.parts.find(({ part }) => part === 'country-code');
  const international = textFiller({
    ...numberPlace(number, phone, filling.watch),
    text: phone.international,
    shorter: phone.international.replace(/(?!^\+)\D/g, ''),
    limit: controls.limit,
  });
  const local = textFiller({
    ...numberPlace(number, phone, filling.watch),
    text: digits(phone.national),
    limit: controls.limit,
  });
  // Fields for numbers of a single country drop the country code, or take its digits for part of the number.
  const needsKeys = () => {
    const element = findTarget({ selector: number });
    return element !== null && believesKeysAlone(element);
  };
  const whole = {
    ...international,
    put: (attempt: number) => (attempt === 0 ? international : local).put(0),
    byHand: () => (needsKeys() ? international : local).byHand(),
  };
  if (!code) return whole;
  const apart = combineFillers([
    codeWay(filling, code, phone),
    textFiller({ ...numberPlace(number, phone, filling.watch), limit: null }),
  ]);
  const best = () => (isSeen(code) ? apart : whole);
  return {
    committed: () => best().committed(),
    holds: () => best().holds(),
    put: (attempt) => best().put(attempt),
    byHand: () => best().byHand(),
  };
}

function numberPlace(selector: string, phone: PhoneParts, watch: FieldFill['watch']) {
  const accepted = [phone.national, phone.international].map(digits);
  const isSaidBy = (committed: string) => accepted.includes(digits(committed).replace(/^0+/, ''));
  return {
    selector,
    kind: 'text' as const,
    text: phone.national,
    shorter: digits(phone.national),
    watch,
    isSaidBy,
  };
}

function codeWay(filling: FieldFill, { selector, kind }: FieldPart, phone: PhoneParts): Filler {
  const text = [phone.country, `+${phone.callingCode}`].filter(Boolean).join(' ');
  const of = { ...filling, value: { ...filling.value, key: 'tel-country-code' as const, value: text } };
  return kind === 'select' ? selectFiller(of, selector) : listFiller(of, selector);
}

function isSeen({ selector }: FieldPart): boolean {
  const element = findTarget({ selector });
  return element !== null && isControlReachable(element);
}

const digits = (text: string) => text.replace(/\D/g, '');
