import type { Profile } from '@/domain/form/profile';
import { intlLanguages } from '@/language/lexicon/intl-languages';
import { bullet } from './split-sections';

type Language = NonNullable<Profile['languages']>[number];

const codes =
  'en de fr es it pt nl pl cs sk hu ro bg hr sl sr bs sq mk el tr uk ru be sv da nb nn no fi et lv lt is ga cy ca eu gl mt ar he fa ur hi bn pa gu mr ta te kn ml si ne th vi id ms tl zh yue ja ko mn ka hy az kk uz sw am yo ig ha zu af'.split(
    ' ',
  );
let known: Set<string> | undefined;

function knownLanguages(): Set<string> {
  known ??= new Set(
    intlLanguages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'language' });
      return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
    }),
  );
  return known;
}

/** The languages of a section, with the level written beside each. */
export function readLanguages(lines: readonly string[]): Language[] {
  const found: Language[] = [];
  for (const line of lines) {
    for (const part of line.replace(bullet, '').split(/(?:(?<!\s)\s+)?[;|•·]\s*|,\s*(?![^(),]{0,80}\))/u)) {
      const language = readLanguage(part.trim());
      if (language) found.push(language);
    }
  }
  return found;
}

function readLanguage(part: string): Language | null {
  const language = /^\p{L}+/u.exec(part)?.[0] ?? '';
  if (!knownLanguages().has(language.toLowerCase())) return null;
  const level = part.slice(language.length).replace(/^[\s:–—-]+|(?<!\s)\s+$/gu, '');
  const fluency = /^\((?<inside>[^()]*)\)$/.exec(level)?.groups?.inside ?? level;
  return { language, ...(fluency ? { fluency } : {}) };
}
