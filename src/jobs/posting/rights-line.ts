import { phrases } from '@/language/lexicon/lexicon';
import { phraseCutter } from '@/language/match/phrase-at-edge';
import { creditIn } from './site-credit';

const rights = /©|copyright/iu;
/** "(c)" counts what stands in a list as well: beside a year it is the sign. */
const sign = /(?<![\p{L}\d])\(c\)/iu;
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** "© 2026 Acme Ltd. All rights reserved" */
export const isRightsLine = (text: string): boolean => rights.test(text) || (sign.test(text) && year.test(text));

/** The lines that say whose the page is, with the next one where only the years stand beside the sign. */
export function rightsTexts(lines: readonly { text: string }[]): string[] {
  return lines.flatMap(({ text }, index) => {
    if (!isRightsLine(text)) return [];
    const next = onlyYears.test(text) ? lines[index + 1]?.text : undefined;
    const whole = next === undefined ? text : `${text.trim()} ${next}`;
    const credit = creditIn(whole);
    return [credit ? whole.slice(0, credit.start) + whole.slice(credit.end) : whole];
  });
}

const onlyYears = /^\s*(?:©|\(c\)|copyright)[\s©]{0,4}\d{4}(?:\s?[–-]\s?\d{4})?\s*$/iu;

const owned =
  /(?:©|\([cC]\)|[Cc]opyright|COPYRIGHT)[\s©]{0,4}(?:\p{L}{1,12}\s(?=\d))?(?:\d{4}[\s,–-]{0,3}){0,3}(?:\p{Ll}{1,3}\s)?([\p{L}\p{N}](?:[^.|·•,;\n]|\.(?=\p{Ll}|\s?Ltd|,\s?Ltd|\sz\so)|,(?=\s?Ltd)){1,50})/u;
/** "All rights reserved", "Tous droits réservés" */
const behindOwner = /\s\p{Lu}\p{Ll}+\s\p{L}+\s\p{Ll}+$/u;

/** "B.V.", "S.A.": their stops end no sentence, and are another sign meanwhile. */
const initials = /(?<!\p{L})(?:\p{Lu}\.){2,4}/gu;
const stopOfForm = '․';

/** Between "Acme B.V." and "Alle rechten voorbehouden", "Acme" and "Employment". */
const behindName = /\s[–—-]\s|\s\d{4}(?=\s|$)|(?<=\p{L}\s(?:\p{Lu}․){2,4})\s(?=\p{Lu}\p{Ll})/u;

const withoutReserved = phraseCutter('end', phrases('pages.rightsReserved'));

/** "© 2026 Acme Ltd. All rights reserved", "©2004 Acme - Employment", "© Acme B.V. Alle rechten voorbehouden" */
export function ownerIn(text: string): string | undefined {
  if (!isRightsLine(text)) return undefined;
  const oneText = text.replace(initials, (form) => form.replaceAll('.', stopOfForm));
  const [owner = ''] = (owned.exec(oneText)?.[1] ?? '').split(behindName);
  return withoutReserved(owner.trim())
    .replace(behindOwner, '')
    .replace(/[,–—-]$/, '')
    .replaceAll(stopOfForm, '.')
    .trim();
}
