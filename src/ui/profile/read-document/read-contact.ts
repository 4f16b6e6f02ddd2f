import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Profile } from '@/domain/form/profile';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { asCountryCode } from '@/language/countries/country-names';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { foldedPhrases } from '@/language/match/phrases-in';
import { dateRangeIn } from './date-range';
import type { DocumentText } from './document-text';
import { readLinks } from './read-links';
import { readPlace } from './read-place';

type Basics = NonNullable<Profile['basics']>;

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const phone = /(?:\+|\(|\b0|\b\d)[\d\s()./-]{6,20}\d/g;
const isDocumentTitle = nameWordTest({ alone: phrases('cv.documentTitle') });
const particles = new Set([...foldedPhrases(phrases('person.nameParticles')), 'bin', 'ibn', 'al', 'el']);
const isNameWord = (word: string): boolean => /^\p{Lu}[\p{L}'’.-]*$/u.test(word) || particles.has(word);

/** The CV's owner and contact details, from the text above its first heading or under a heading for them. */
export function readContact(header: readonly string[], { lines, links }: DocumentText): Basics {
  const parts = header
    .flatMap((line) => line.split(/(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)[^\S\t]*\t\s*/u))
    .map((part) => part.trim())
    .filter(Boolean);
  const name = parts.find(isName);
  const label = name && parts[parts.indexOf(name) + 1];
  const mail = email.exec(parts.join('\n'))?.[0] ?? onlyEmail(lines);
  const number = phoneIn(parts);
  const place = readPlace(parts.filter((part) => part !== name));
  return {
    ...(name ? { name: inWords(name) } : {}),
    ...(label && isTitleText(label) && !email.test(label) ? { label } : {}),
    ...(mail ? { email: mail } : {}),
    ...(number ? { phone: number } : {}),
    ...readLinks(lines, links),
    ...(place ? { location: place } : {}),
  };
}

/** If there are several, some are other people's. */
function onlyEmail(lines: readonly string[]): string | undefined {
  const all = new Set(lines.flatMap((line) => line.match(new RegExp(email, 'gu')) ?? []));
  return all.size === 1 ? [...all][0] : undefined;
}

function isName(part: string): boolean {
  const words = part.replace(/,.*$/s, '').split(/\s+/);
  if (words.length < 2 || words.length > 5 || isDocumentTitle(fold(part)) || asCountryCode(part)) return false;
  return words.every(isNameWord) && !isTitleText(part);
}

/** Names in capitals get normal case. */
function inWords(name: string): string {
  const bare = name.replace(/,.*$/s, '');
  if (bare !== bare.toUpperCase()) return bare;
  return bare.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A number that can be dialled, as written; years and postal codes are not. */
function phoneIn(parts: readonly string[]): string | undefined {
  return parts
    .flatMap((part) => part.match(phone) ?? [])
    .map((text) => text.trim())
    .find((text) => {
      const digits = text.replace(/\D/g, '').length;
      if (digits < 7 || digits > 15 || dateRangeIn(text)?.start) return false;
      return !text.startsWith('+') || parsePhoneNumberFromString(text)?.isPossible() === true;
    });
}
