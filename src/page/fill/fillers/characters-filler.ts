import { readCalendarDate, writeDate } from '@/language/dates/calendar-date';
import { combineFillers, type FieldFill, type Filler, unanswerableFiller } from './filler';
import { textFiller, typedText } from './text-filler';

/** Whether a field is written into boxes of one character each. */
export const hasCharacters = ({ parts }: FieldFill['controls']): boolean =>
  parts.some(({ part }) => part === 'character');

/** A text in boxes of one character each, if it fills all of them: a date as the boxes say, anything else without its signs. */
export function charactersFiller({ controls, value, phone, watch }: FieldFill): Filler {
  const date = typeof value.value === 'string' ? readCalendarDate(value.value) : null;
  const text = date && controls.format ? writeDate(date, controls.format) : (phone?.national ?? typedText(value.value));
  const characters = Array.from((text ?? '').replace(/[^\p{L}\p{N}]/gu, ''));
  const isEmpty = value.value === '';
  const ways = controls.parts.map(({ selector, kind }, at) =>
    textFiller({ selector, kind, limit: 1, text: characters[at] ?? '', watch }),
  );
  const all = combineFillers(ways);
  const committed = () => ways.map((way) => way.committed()).join('');
  return isEmpty || characters.length === ways.length ? { ...all, committed } : unanswerableFiller(committed);
}
