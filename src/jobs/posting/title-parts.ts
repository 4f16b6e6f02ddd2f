import { fold } from '@/language/fold/fold';
import { besideCareersWords } from '@/language/words/pages/careers-words';

/** Scripts without spaces have none around the sign either: "算法工程师-社会招聘-云帆汽车". */
const unspaced = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}）)]';
const separators = new RegExp(` (?:[|–—·•:»«›‹<>~-]|::|//) | ?[|｜] ?|: |(?<=${unspaced})[-_–—](?=${unspaced})`, 'u');

/** The parts of what a page is called: "Nurse | Careers – Acme". */
export function titleParts(title: string): string[] {
  return title.split(separators);
}

/** "Acme™": the sign is no part of the name. */
export function withoutSigns(name: string): string {
  return name.replace(/(?<!\s)\s?[™®℠]/gu, '').trim();
}

/** "– Acme |" of what a title was split into. */
export function withoutMarks(name: string): string {
  return name.replace(/^[\s:|·–—-]+|(?<![\s:|·–—-])[\s:|·–—-]+$/gu, '');
}

/** "Careers biicode": in the case in which it is written. */
export function withoutCareers(part: string): string {
  const rest = besideCareersWords(part);
  if (rest === '' || rest === fold(part)) return part;
  const words = part.split(/\s+/);
  const start = words.findIndex((word) => fold(word) !== '' && ` ${rest} `.startsWith(` ${fold(word)} `));
  const end = words.findLastIndex((word) => fold(word) !== '' && ` ${rest} `.endsWith(` ${fold(word)} `));
  return start < 0 || end < start ? part : words.slice(start, end + 1).join(' ');
}
