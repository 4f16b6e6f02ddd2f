import { wordsOnly } from '@/language/fold/comparable-text';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';

/** Gender letters in titles: man, woman, divers, homme, femme, vrouw, kobieta, all … */
const genderMark =
  /[([{]?(?<![\p{L}\p{N}])[mwfdxhvknia](?:\s*[/|*,:]\s*(?:[mwfdxhvknia]|div(?:ers|\.)?|gn)){1,4}(?![\p{L}\p{N}+#])[)\]}]?/gu;
const genderWords = new RegExp(`[([{]\\s*(?:${alternation(phrases('jobs.everyGender'))})\\s*[)\\]}]`, 'gu');

/** A job title for comparison: its words without gender marks. */
export function comparableTitle(title: string): string {
  return wordsOnly(fold(title).replace(genderWords, ' ').replace(genderMark, ' ')) || wordsOnly(title);
}

/** Legal forms, points removed ("S.r.l." is `srl`). */
const legalForms = alternation(
  phrases('postings.legalForms', 'says'),
  phrases('postings.legalForms', 'last'),
).replaceAll('\\.', '');
const joint = alternation(phrases('postings.legalJoint'));
const legalSuffix = new RegExp(
  `(?<![\\s,&+])(?<!\\b(?:${joint}))(?:[\\s,&+]|\\b(?:${joint})\\b)+\\(?(?:${legalForms})\\)?$`,
  'u',
);

/** "GmbH & Co. KG" is three; no company has more than a few. */
const mostForms = 6;

/** A company name for comparison: its words without the legal form. */
export function comparableCompany(company: string): string {
  let name = fold(company).replaceAll('.', '').trim();
  for (let left = mostForms; left > 0 && legalSuffix.test(name); left -= 1) name = name.replace(legalSuffix, '');
  return wordsOnly(name);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Phrases as texts for comparison write them: keys of stored jobs keep their accents. */
function alternation(...tables: readonly ByLanguage[]): string {
  const all = tables.flatMap((table) => Object.values(table)).flatMap((list) => list.split('|'));
  return [...new Set(all.map((phrase) => RegExp.escape(fold(phrase.trim()))))].join('|');
}
