import { readCalendarDate, writeDate } from '@/language/dates/calendar-date';
import { combineFillers, type FieldFill, type Filler, unanswerableFiller } from './filler';
import { textFiller, typedText } from './text-filler';

/** Whether a field is written into boxes of one character each. */
export const hasCharacters = ({ parts }: FieldFill['controls']): boolean =>
  parts.some(({ part }) => part === 'character');

/** A text in boxes of one character each, if it fills all of them: a date as the boxes say, anything else without its signs. */
export function charactersFiller({ controls, value, phone, watch }: FieldFill): Filler {
  const characters = charactersIn(phone?.national ?? typedText(value.value), controls.format);
  const isEmpty = value.value === '';
  const ways = controls.parts.map(({ selector, kind }, at) =>
    textFiller({ selector, kind, limit: 1, text: characters[at] ?? '', watch }),
  );
  const all = combineFillers(ways);
  const committed = () => ways.map((way) => way.committed()).join('');
  return isEmpty || characters.length === ways.length ? { ...all, committed } : unanswerableFiller(committed);
}

/** The characters to write; none of a date where no format is told: the year first would be another date, or none. */
export function charactersIn(value: string, format: string | null): string[] {
  const date = readCalendarDate(value);
  const text = date && format ? writeDate(date, format) : date?.month ? '' : value;
  return Array.from((text ?? '').replace(/[^\p{L}\p{N}]/gu, ''));
}
