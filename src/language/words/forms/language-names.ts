import type { FormField } from '@/domain/form/form-field';
import { countryListLanguages } from '@/language/countries/country-list-languages';
import { fold } from '@/language/fold/fold';
import { once } from '@/std/once';

/** Languages that forms list, ISO 639-1 but for those that have none. */
const codes =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru rw sk sl so sq sr sv sw ta te th tl tr uk ur uz vi yo yue zh zu cmn'.split(
    ' ',
  );

/** Two codes of one language. */
const alike: Readonly<Record<string, string>> = { tl: 'fil' };

/** By folded name in every language of forms; null where two share one. */
const codesByName = once((): ReadonlyMap<string, string | null> => {
  const found = new Map<string, string | null>();
  for (const language of countryListLanguages) {
    const display = new Intl.DisplayNames([language], { type: 'language' });
    for (const code of codes) {
      const name = fold(display.of(code) ?? '');
      const meant = alike[code] ?? code;
      const known = found.get(name);
      found.set(name, known === undefined || known === meant ? meant : null);
    }
  }
  return found;
});

/** The language a text names, whatever its brackets add ("English (fluent)"); otherwise undefined. */
export function languageOf(text: string): string | undefined {
  return codesByName().get(fold(text.replace(/(?:(?<!\s)\s+)?\([^()]*\)\s*$/, ''))) ?? undefined;
}

/** A name as it stands among a question's other words; some scripts have no spaces around it. */
const asWords = (name: string): string => (/\p{scx=Han}/u.test(name) ? name : ` ${name} `);

/** Names of one language only, and what they read like in a question; a form has thousands of questions. */
const searched = once(() =>
  [...codesByName()].flatMap(([name, code]) =>
    code === null ? [] : [{ code, whole: asWords(name), start: name.length >= fewestLetters ? ` ${name}` : null }],
  ),
);

/** The language that a question names among other words; otherwise undefined. */
export function languageIn(question: string): string | undefined {
  const words = ` ${fold(question)} `;
  const named = searched().find(({ whole }) => words.includes(whole));
  // In some languages one word says it all: "Englischkenntnisse".
  return (named ?? searched().find(({ start }) => start !== null && words.includes(start)))?.code;
}

/** A word that begins with fewer may be any other. */
const fewestLetters = 5;

/** A language's name in another one. */
export function languageNameIn(code: string, language: string): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(code) ?? code;
}

/** Share of options that must be languages: the last ones are "other" and "none". */
const share = 0.6;

/** Whether the options are languages that people speak. */
export function areLanguages(options: FormField['options']): boolean {
  if (!options || options.length < 2) return false;
  return options.filter(({ label }) => languageOf(label) !== undefined).length >= options.length * share;
}
