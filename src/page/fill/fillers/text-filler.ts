import { findTarget } from '@/page/dom/refs/find-target';
import { committedValue } from '@/page/form/committed-value';
import { acceptsText, insertTextByCommand, setText } from '../input/set-text';
import { waitUntilUsable } from '../input/wait-until-usable';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, readOnlyRefusal, refusedRefusal } from './filler';
import { isSameText } from './is-same-text';

/** A text and its control. */
export interface TextFill extends Pick<FieldFill['controls'], 'selector' | 'kind' | 'limit'> {
  text: string;
  watch: FieldFill['watch'];
  /** Whether the committed value means the text, if the form may rewrite it. */
  isSaidBy?(committed: string): boolean;
}

/** A field to type into. */
export function textFiller({ selector, kind, limit, text, watch, isSaidBy }: TextFill): Filler {
  const committed = () => {
    const element = findTarget({ selector });
    return element ? committedValue(element, new Map()) : '';
  };
  return {
    committed,
    holds: () => isSameText(committed(), text, kind) || isSaidBy?.(committed()) === true,
    byHand: () => ({ selector, text }),
    async put(attempt) {
      const find = () => findTarget({ selector });
      if (!find()) return goneRefusal;
      // Clearing a field reveals nothing.
      if (text !== '' && !(await waitUntilUsable(find, kind))) return hiddenRefusal;
      const element = find();
      if (!element) return goneRefusal;
      // Truncated text would say something else, so it is not entered.
      const isTooLong = limit !== null && text.length > limit;
      if (!acceptsText(element) || isTooLong) return refusedRefusal;
      if (element.readOnly) return readOnlyRefusal;
      const written = element.type === 'number' ? plainNumber(text) : text;
      const put = attempt === 0 ? setText : insertTextByCommand;
      return (await put(element, written, watch)) ? null : refusedRefusal;
    },
  };
}

/** Number fields accept only digits: no thousands separators. */
function plainNumber(text: string): string {
  return /^\d{1,3}(?:[,. '’]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
}

/** A value as typed text. */
export function typedText(value: FieldFill['value']['value']): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : value.join(', ');
}
