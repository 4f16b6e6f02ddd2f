import { findTarget } from '@/page/dom/refs/find-target';
import { committedValue } from '@/page/form/committed-value';
import { acceptsText, insertTextByCommand, setText } from '../input/set-text';
import { waitUntilUsable } from '../input/wait-until-usable';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, readOnlyRefusal, refusedRefusal } from './filler';
import { isSameText } from './is-same-text';

/** A text and its control. */
export interface TextFill extends Pick<FieldFill['controls'], 'selector' | 'kind' | 'limit'> {
  text: string;
  /** The same in fewer characters, for boxes that take no more. */
  shorter?: string;
  watch: FieldFill['watch'];
  /** Whether the committed value means the text, if the form may rewrite it. */
  isSaidBy?(committed: string): boolean;
}

/** A field to type into. */
export function textFiller({ selector, kind, limit, text: whole, shorter = whole, watch, isSaidBy }: TextFill): Filler {
  const committed = () => {
    const element = findTarget({ selector });
    return element ? committedValue(element, new Map()) : '';
  };
  const find = () => findTarget({ selector });
  const fitting = () => fittingText([whole, shorter], [limit, limitOf(find())]);
  return {
    committed,
    holds: () => isSameText(committed(), fitting() ?? whole, kind) || isSaidBy?.(committed()) === true,
    byHand() {
      const text = fitting();
      return text === null ? null : { selector, text };
    },
    async put(attempt) {
      const text = fitting();
      if (!find()) return goneRefusal;
      // Clearing a field reveals nothing.
      if (whole !== '' && !(await waitUntilUsable(find, kind))) return hiddenRefusal;
      const element = find();
      if (!element) return goneRefusal;
      // Truncated text would say something else, so it is not entered.
      if (!acceptsText(element) || text === null) return refusedRefusal;
      if (element.readOnly) return readOnlyRefusal;
      const written = element.type === 'number' ? plainNumber(text) : text;
      const put = attempt === 0 ? setText : insertTextByCommand;
      return (await put(element, written, watch)) ? null : refusedRefusal;
    },
  };
}

/** The first of some texts within all limits; null if all are too long. Scripts may write beyond a box's own limit; people may not. */
export const fittingText = (texts: readonly string[], limits: readonly (number | null)[]): string | null =>
  texts.find(({ length }) => limits.every((limit) => limit === null || length <= limit)) ?? null;

const limited: ReadonlySet<string> = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'textarea']);

/** Characters that a box takes at most. */
export function limitOf(box: Element | null): number | null {
  const limit = acceptsText(box) && limited.has(box.type) ? box.maxLength : -1;
  return limit < 0 ? null : limit;
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
