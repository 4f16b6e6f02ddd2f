import type { FieldKey } from '@/domain/form/field-key-schema';
import { isCustomQuestion } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { asksForOtherEntity } from '@/forms/keys/is-other-entity';
import { parseColour } from '@/page/dom/visibility/colours';
import { lettersOf } from './question-pieces';

/** Ancestors that may hold a row of boxes. */
const nearby = 3;
/** CSS pixels. */
const sameLine = 8;

/** Whether words left of a slider name the end of its scale: its question stands elsewhere. */
export const isEndOfScale = (control: Element, isAskedElsewhere: boolean): boolean =>
  isAskedElsewhere && control.matches('input[type=range],[role=slider]');

/**
 * Whether words left of a box name a row of boxes, each of which says in itself what part of it is asked: "Furigana [Sei] [Mei]". Only for
 * what the user answers themself (`key`: of the answer): of what is known about them, the whole row may be about somebody else.
 */
export function isPartOfRow(control: Element, field: FormField, key: FieldKey | null, words: string): boolean {
  const own = placeholderShown(control);
  if (own === null || lettersOf(own) !== lettersOf(field.question)) return false;
  if (!isCustomQuestion(field.key) || !isCustomQuestion(key)) return false;
  if (asksForOtherEntity([{ ...field, question: words, key: 'name' }], 0)) return false;
  const { top } = control.getBoundingClientRect();
  let around = control.parentElement;
  for (let level = 0; around && level < nearby; level += 1, around = around.parentElement) {
    const others = Array.from(around.querySelectorAll('input')).filter((box) => box !== control);
    const isBeside = (box: Element) => Math.abs(box.getBoundingClientRect().top - top) < sameLine;
    if (others.some((box) => isBeside(box) && ![null, own].includes(placeholderShown(box))))
      return saysNoMore(around, words);
  }
  return false;
}

/** Whether what holds the boxes has no text, or those words alone: others would name one of the boxes. */
const saysNoMore = ({ textContent }: Element, words: string): boolean =>
  ['', lettersOf(words)].includes(lettersOf(textContent));

/** The empty box's placeholder, if visible. */
export function placeholderShown(control: Element): string | null {
  const text = control.getAttribute('placeholder') ?? '';
  const { color, opacity, fontSize, visibility } = getComputedStyle(control, '::placeholder');
  const isRead = parseColour(color)[3] > 0.15 && Number(opacity) > 0.15 && Number.parseFloat(fontSize) >= 6;
  return text && isRead && visibility === 'visible' ? text : null;
}
