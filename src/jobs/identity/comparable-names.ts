import { wordsOnly } from '@/language/fold/comparable-text';

/** Gender letters in titles: man, woman, divers, homme, femme, vrouw, kobieta, all … */
const genderMark =
  /[([{]?(?<![\p{L}\p{N}])[mwfdxhvknia](?:\s*[/|*,:]\s*(?:[mwfdxhvknia]|div(?:ers|\.)?|gn)){1,4}(?![\p{L}\p{N}+#])[)\]}]?/gu;
const genderWords = /[([{]\s*(?:all genders?|alle geschlechter|gn|div(?:ers|\.)?|any gender)\s*[)\]}]/gu;

/** A job title for comparison: its words without gender marks. */
export function comparableTitle(title: string): string {
  return wordsOnly(fold(title).replace(genderWords, ' ').replace(genderMark, ' ')) || wordsOnly(title);
}

/** Legal forms of companies, dots removed ("S.r.l." is `srl`). */
const legalForms =
  'gmbh|mbh|ag|se|kg|kgaa|ohg|gbr|eg|ev|ug|haftungsbeschränkt|inc|incorporated|llc|llp|lp|ltd|limited|plc|corp|corporation|co|company|pty|pte|sa|sas|sasu|sarl|sàrl|srl|srls|spa|sl|slu|bv|nv|vof|oy|oyj|ab|asa|a/s|aps|kft|zrt|nyrt|sro|s r o|as|sp z oo|sp z o o|doo|d o o|ood|kk|gk';
const legalSuffix = new RegExp(`(?<![\\s,&+])(?<!\\bund)(?:[\\s,&+]|\\bund\\b)+\\(?(?:${legalForms})\\)?$`, 'u');

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
