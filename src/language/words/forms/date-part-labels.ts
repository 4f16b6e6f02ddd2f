import type { FieldPart, FormField } from '@/domain/form/form-field';
import { fold, foldIdentifier } from '@/language/fold/fold';
import { allLanguages, type ByLanguage, phrases } from '@/language/lexicon/lexicon';
import { foldedPhrases } from '@/language/match/phrases-in';
import { once } from '@/std/once';

type DatePart = Extract<FieldPart['part'], 'day' | 'month' | 'year'>;

const partWords: Record<DatePart, ByLanguage> = {
  day: phrases('dates.dayLabel'),
  month: phrases('dates.monthLabel'),
  year: phrases('dates.yearLabel'),
};

const parts: readonly DatePart[] = ['day', 'month', 'year'];

const patterns = new Map(
  parts.map((part) => {
    const words = foldedPhrases(partWords[part]).join('|');
    return [part, new RegExp(`(?:^| )(?:${words})(?:$| )`, 'u')];
  }),
);

/** What calls a part by its name alone, in every language; within longer texts some of these words mean something else. */
const names = once(
  () =>
    new Map(
      parts.flatMap((part) =>
        [...foldedPhrases(partWords[part]), ...allLanguages.flatMap((language) => nameIn(language, part))].map(
          (name): [string, DatePart] => [name, part],
        ),
      ),
    ),
);

/** As the browser knows it: "日" in Japanese. */
function nameIn(language: string, part: DatePart): string[] {
  const [known] = Intl.DisplayNames.supportedLocalesOf(language);
  const name = known && new Intl.DisplayNames(known, { type: 'dateTimeField' }).of(part);
  return name ? [fold(name).trim()] : [];
}

/**
 * The number in "5", "05", "5月", "Tháng 5", "2030年": alone, or with the name of its part; null for anything else. A year may be said once
 * more as one of an era, with either of them in brackets: "1990年（平成2年）".
 */
export function numberOfDatePart(text: string, part: DatePart): number | null {
  const [, outside = text, inside = null] = (part === 'year' && inBrackets.exec(text)) || [];
  const said = numberAlone(outside, part);
  return said === null && inside !== null ? numberAlone(inside, part) : said;
}

const inBrackets = /^([^()（）]+)[（(]([^()（）]+)[)）]\s*$/u;

function numberAlone(text: string, part: DatePart): number | null {
  const [number, another] = text.match(/\d+/g) ?? [];
  if (number === undefined || another !== undefined || number.length > 4) return null;
  const rest = fold(text.replace(number, ' ')).trim();
  return rest === '' || names().get(rest) === part ? Number(number) : null;
}

/** The part of a date that a text names and nothing else. */
export function datePartNamed(text: string): DatePart | null {
  return names().get(fold(text).trim()) ?? null;
}

export const isDatePartName = (text: string): boolean => datePartNamed(text) !== null;

/** Characters. Longer labels are questions of their own. */
const longestLabel = 40;

/** Which part of a date a field asks for, by its label, name, placeholder or options; null for anything else. */
export function datePartOf({ question, clues, hint, kind, options }: FormField): DatePart | null {
  if (kind !== 'text' && kind !== 'number' && kind !== 'select' && kind !== 'combobox') return null;
  const token = /^(?:bday|cc-exp)-(day|month|year)$/.exec(clues.autocomplete)?.[1];
  const said = parts.find((part) => part === token);
  if (said) return said;
  const texts = [question.length <= longestLabel ? fold(question) : '', fold(hint)];
  const names = [clues.name, clues.id].map(foldIdentifier);
  const offered = partOffered(options?.map(({ label }) => label) ?? []);
  const named = partSaid(texts) ?? partSaid(names) ?? offered;
  // In some languages the name of a part stands behind it: "[2027] 年 [2] 月" has a year before the months.
  return offered !== null && isDatePartName(question) ? offered : named;
}

function partSaid(texts: readonly string[]): DatePart | null {
  const found = parts.filter((part) =>
    texts.some((text) => names().get(text.trim()) === part || patterns.get(part)?.test(text)),
  );
  const [only, other] = found;
  return only && !other ? only : null;
}

/** 28 to 31 numbers up to 31 are days, twelve entries are months, a run of years is years; with the name of the part or without. */
function partOffered(labels: readonly string[]): DatePart | null {
  const found = parts.filter((part) => {
    const numbers = labels.flatMap((label) => numberOfDatePart(label, part) ?? []);
    return numbers.length >= labels.length - 1 && numbers.length > 1 && areOf(part, numbers);
  });
  return found[0] ?? null;
}

function areOf(part: DatePart, numbers: readonly number[]): boolean {
  if (part === 'year') return numbers.every((number) => number >= 1900 && number <= 2100);
  return Math.max(...numbers) === (part === 'day' ? 31 : 12);
}
