import { comparableCompany } from '@/jobs/identity/comparable-names';
import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { withoutLogoWords } from '@/language/words/jobs/logo-words';
import { holdsCareersWords, isNamedAsBoard } from '@/language/words/pages/careers-words';
import { segmentsOf } from './line-segment';
import type { PostingHeader } from './posting-header';
import type { PostingLine } from './posting-line';
import { sendersOf } from './senders';
import { creditIn } from './site-credit';
import { isBoard, namesOfOwner } from './site-owner';
import { titleParts } from './title-parts';

const mostWords = 12;
const longestLine = 200;
/** Evidence of a name that stands by itself and in the posting's own sentences. */
const evidence = 4;
/** Where nothing else names a company: more than a place right below the title has, which may have any words. */
const evidenceAtFoot = 2.75;

/**
 * Companies by their full names, which the page writes by themselves, as above an address or at its foot, and which the posting's text says:
 * those beside similar jobs it does not.
 */
export function companiesInFull(header: PostingHeader): { text: string; score: number }[] {
  const { lines, description } = header;
  const prose = description ? lines.slice(description.start, description.end) : [];
  const names = lines.flatMap((line, index) => {
    if (line.surroundings === 'dialog' || !hasLegalForm(line.text)) return [];
    return segmentsOf(line, index).flatMap(({ text }) => {
      const [name = text] = hasLegalForm(text) ? [text] : text.split(', ').filter(hasLegalForm);
      const isSaid = prose.some(
        (other) => other !== line && other.text.length > text.length && containsWords(other.text, name),
      );
      return hasLegalForm(name) && countWords(name) <= mostWords && isSaid ? [name] : [];
    });
  });
  return [...new Set(names)].map((text) => ({ text, score: evidence }));
}

/** "© 2026", "Copyright 2020-2026" before a name, and what is said of it behind. */
const rights = /^(?:©|\(c\)|copyright|\d{4}|[\s,–-])+/iu;
const nextSentence = /(?<=\.) (?=\p{Lu}\p{Ll}+ \p{Ll})/u;

/** "Acme Ltd (997)" */
const itsNumber = /\s\(\d{1,9}\)$/;

/** The names beside each other in a line. A comma may part the legal form from its own: "Acme, Inc." */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(', ')) {
    const isForm = parts.length > 0 && comparableCompany(`x ${part}`) === 'x';
    if (isForm) parts.push(`${parts.pop()}, ${part}`);
    else parts.push(part);
  }
  return parts;
}

/** Names in full wherever the page has them, as at its foot, in the order of their lines. */
export function allNamesInFull({ lines }: Pick<PostingHeader, 'lines'>): string[] {
  const texts = lines.flatMap((line, index) =>
    line.surroundings === 'dialog' ? [] : segmentsOf(line, index).flatMap(({ text }) => ownPart(text, line)),
  );
  const names = texts
    .filter((text) => text.length <= longestLine)
    .flatMap((text) => partsOf(text.replace(itsNumber, '')).flatMap((part) => part.split(nextSentence)))
    .map((text) => text.replace(rights, ''));
  return [...new Set(names)].filter((name) => hasLegalForm(name) && countWords(name) <= mostWords);
}

/** A segment without what tells who made the site, which may have begun before it. */
function ownPart(segment: string, { text }: PostingLine): string[] {
  const credit = creditIn(text);
  const at = text.indexOf(segment);
  if (!credit || at >= credit.end || at + segment.length <= credit.start) return [segment];
  return at >= credit.start ? [] : [segment.slice(0, credit.start - at)];
}

/** The only company that a page names in full, at its foot: whoever owns the site, unless that is a board. */
export function ownerAlone(header: PostingHeader, fullNames: readonly string[]): { text: string; score: number }[] {
  const [only, another] = fullNames;
  if (only === undefined || another !== undefined || isBoard(header) || isNamedAsBoard(only)) return [];
  const isAtFoot = header.lines.some(({ surroundings, text }) => surroundings === 'navigation' && text.includes(only));
  return isAtFoot ? [{ text: only, score: evidenceAtFoot }] : [];
}

/**
 * "Acme" as the posting has it in full: "Acme Ltd", but no "Acme Logistics Ltd". The full name at the foot of a page is for the law, not what
 * its owner is called.
 */
export function inFull(name: string, { lines, description }: Pick<PostingHeader, 'lines' | 'description'>): string {
  if (hasLegalForm(name)) return name;
  const own = comparableCompany(name);
  const posting = lines.slice(0, description?.end).filter(({ surroundings }) => surroundings === 'content');
  return allNamesInFull({ lines: posting }).find((text) => comparableCompany(text) === own) ?? name;
}

/**
 * A name that nothing shows beside the title, as the site writes it of itself in its logo or declares it: "Acme", though its rights and its
 * text have "Acme Ltd".
 */
export function inShort(name: string, header: PostingHeader): string {
  const { siteName, logos = [] } = header.names;
  const own = comparableCompany(name);
  const short = [...logos.map(withoutLogoWords), siteName ?? ''].find(
    (other) => other !== '' && !hasLegalForm(other) && comparableCompany(other) === own,
  );
  if (short === undefined) return inFull(name, header);
  return hasLegalForm(name) ? short : name;
}

/** "(GRC)", which a name has behind it where its short form is told. */
const isAbbreviation = (text: string): boolean => /^ \(\p{Lu}[\p{L}\d&.-]{1,9}\)$/u.test(text);

/** Words that a longer name may have more. */
const mostMore = 3;

/**
 * "Acme" by the longer name by which its whole site is called, that stands above its address in the posting, that two different titles of the
 * page have, or that it has in its logo or its rights and the posting's text as well: "Acme Heating". A group's other companies the text does
 * not name.
 */
export function asSiteWrites(name: string, header: PostingHeader): string {
  const { lines, description } = header;
  const prose = description ? lines.slice(description.start, description.end) : [];
  const { titles, siteName, logos = [] } = header.names;
  const parts = titles.flatMap(titleParts);
  const senders = sendersOf({ lines: lines.filter(({ surroundings }) => surroundings === 'content') });
  const isSender = (other: string) => !hasLegalForm(other) && senders.includes(other);
  const isWrittenTwice = (other: string) => {
    const naming = new Set(titles.filter((title) => titleParts(title).includes(other))).size;
    return naming > 1 || (naming > 0 && logos.some((logo) => withoutLogoWords(logo) === other));
  };
  const goesOn = (other: string) =>
    (other.startsWith(`${name} `) || (other.endsWith(` ${name}`) && (isWrittenTwice(other) || isSender(other)))) &&
    !isAbbreviation(other.slice(name.length)) &&
    countWords(other) <= countWords(name) + mostMore &&
    !isPlaceText(other.replace(name, '').trim()) &&
    !holdsCareersWords(other);
  if (siteName !== null && goesOn(siteName) && [...titles, ...logos].some((text) => containsWords(text, siteName)))
    return siteName;
  const longer = [...namesOfOwner(header), ...parts, ...senders].filter(goesOn);
  const sure = longer.find(isWrittenTwice) ?? longer.find(isSender);
  if (sure !== undefined) return sure;
  return longer.find((other) => prose.some(({ text }) => text.includes(other) && containsWords(text, other))) ?? name;
}
