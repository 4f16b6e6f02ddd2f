/** Scripts without spaces have none around the sign either: "算法工程师-社会招聘-云帆汽车". */
const unspaced = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}）)]';
const separators = new RegExp(` (?:[|–—·•:-]|::|//) | ?[|｜] ?|: |(?<=${unspaced})[-_–—](?=${unspaced})`, 'u');

/** The parts of what a page is called: "Nurse | Careers – Acme". */
export function titleParts(title: string): string[] {
  return title.split(separators);
}

/** "Acme™": the sign is no part of the name. */
export function withoutSigns(name: string): string {
  return name.replace(/(?<!\s)\s?[™®℠]/gu, '').trim();
}
