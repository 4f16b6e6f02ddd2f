import { findTarget } from '@/page/dom/refs/find-target';
import { committedValue } from '@/page/form/committed-value';
import { insertText, isTextControl, setText } from '../input/set-text';
import { becomesUsable } from '../input/wait-until-usable';
import { type Filling, type FillingWay, gone, hidden, refused } from './filler';
import { holdsText } from './holds-value';

/** A text and its control. */
export interface TextPlace extends Pick<Filling['controls'], 'selector' | 'kind' | 'limit'> {
  text: string;
  watch: Filling['watch'];
  /** Whether the committed value means the text, if the form may rewrite it. */
  isSaidBy?(committed: string): boolean;
}

/** A field to type into. */
export function textWay({ selector, kind, limit, text, watch, isSaidBy }: TextPlace): FillingWay {
  const committed = () => {
    const element = findTarget({ selector });
    return element ? committedValue(element, new Map()) : '';
  };
  return {
    committed,
    holds: () => holdsText(committed(), text, kind) || isSaidBy?.(committed()) === true,
    byHand: () => ({ selector, text }),
    async put(attempt) {
      const find = () => findTarget({ selector });
      if (!find()) return gone;
      // Clearing a field reveals nothing.
      if (text !== '' && !(await becomesUsable(find, kind))) return hidden;
      const element = find();
      if (!element) return gone;
      // Truncated text would say something else, so it is not entered.
      const isTooLong = limit !== null && text.length > limit;
      if (!isTextControl(element) || element.readOnly || isTooLong) return refused;
      const written = element.type === 'number' ? plainNumber(text) : text;
      const put = attempt === 0 ? setText : insertText;
      return (await put(element, written, watch)) ? null : refused;
    },
  };
}

/** Number fields accept only digits: no thousands separators. */
function plainNumber(text: string): string {
  return /^\d{1,3}(?:[,. '’]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
}

/** A value as typed text. */
export function textOf(value: Filling['value']['value']): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : value.join(', ');
}
