import type { FormWords } from './words/form-words.ts';

/** `d`, `m`, `y` in the order in which a language writes dates, and what stands between. */
export function dateShape({ language, dateFormat }: FormWords): { order: string; separator: string } {
  const order = language === 'en' ? 'mdy' : language === 'sv' || language === 'ja' ? 'ymd' : 'dmy';
  return { order, separator: /[^\p{L}]/u.exec(dateFormat)?.[0] ?? '.' };
}

/** `2027-02-01` as a language writes it into a box: `01.02.2027`. */
export function writtenDate(words: FormWords, iso: string): string {
  const [y = '', m = '', d = ''] = iso.split('-');
  const parts: Record<string, string> = { d, m, y };
  const { order, separator } = dateShape(words);
  return [...order].map((part) => parts[part]).join(separator);
}
