import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseCutter } from '@/language/match/phrase-at-edge';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { beginsSeeking, isToldOfAsOurs, speaksForItself, subjectOfSeeking } from '@/language/words/jobs/seeking-words';
import { namesJoined } from './employer-of-names';
import { isInAddress, isWrittenAs, mailLabels } from './name-in-address';
import type { PostingHeader } from './posting-header';
import type { PostingLine } from './posting-line';
import { titleParts } from './title-parts';

/** Lines above the title in which a posting may begin. */
const farthest = 8;
const mostWords = 8;
/** Evidence of a name that a sentence has as its subject, and the page somewhere else. */
const evidence = 3.5;
/** The same of a sentence that ends in the title below it. */
const announcedAbove = 4.5;

/** Who looks for somebody in the posting's own words, if the page bears the name outside of its text too: "Our client" it does not. */
export function employersSeeking(header: PostingHeader): { text: string; score: number }[] {
  const { lines, title, description } = header;
  const start = Math.max(0, title.index - farthest);
  const own = lines.slice(start, description?.end ?? title.index + farthest);
  const subjects = own.flatMap(({ text, surroundings }) => (surroundings === 'content' ? namesSeeking(text) : []));
  const fullNames = own.flatMap(({ text, surroundings }) =>
    surroundings === 'content' ? (nameInFull(subjectOfSeeking(text) ?? '') ?? []) : [],
  );
  const above = own.flatMap((_, index) => subjectAbove(own, index) ?? []);
  const before = lines[title.index - 1];
  const announced = before?.surroundings === 'content' ? namesSeeking(before.text).filter(isProperName) : [];
  const announcing = (announced.some(isMunicipality) ? announced.filter(isMunicipality) : announced).slice(0, 1);
  return [
    ...announcing.map((text) => ({ text, score: announcedAbove })),
    ...fullNames.map((text) => ({ text: withoutArticle(text, header), score: evidence })),
    ...above.map((text) => ({ text, score: announcedAbove })),
    ...employersJoined(header).map((text) => ({ text, score: evidence })),
    ...employersMailed(own, lines).map((text) => ({ text, score: evidence })),
    ...subjects.filter((name) => isOfPage(name, header)).map((text) => ({ text, score: evidence })),
  ];
}

/** Lines around the title in which somebody is asked to come and work at a company. */
const nearby = 3;

/** "Come and work at Acme Partners in Leeds." beside the title, if the text goes on to tell of the same, or the page is called so. */
function employersJoined({ lines, title, description, names }: PostingHeader): string[] {
  const near = lines.slice(Math.max(0, title.index - nearby), title.index + nearby + 1);
  const text = lines.slice(description?.start ?? 0, description?.end ?? 0);
  const called = names.titles.flatMap(titleParts);
  const isTold = (name: string) =>
    called.includes(name) || (name.includes(' ') && text.some((line) => line.text.startsWith(`${name} `)));
  return near.flatMap((line) => (line.surroundings === 'content' ? namesJoined(line.text) : [])).filter(isTold);
}

/** Lines in small letters between a name and what it does, at most. */
const mostBetween = 3;

/** "Regional Water Board" by itself above "pursuant to section 20 of the Act" and "announces a competition". */
function subjectAbove(lines: readonly PostingLine[], index: number): string | null {
  const line = lines[index];
  if (
    line?.surroundings !== 'content' ||
    !beginsSmall(line) ||
    !(beginsSeeking(line.text) || subjectOfSeeking(line.text))
  )
    return null;
  let at = index - 1;
  while (at > index - mostBetween && beginsSmall(lines[at])) at -= 1;
  const name = lines[at];
  return name?.surroundings === 'content' &&
    name.linkLength === 0 &&
    isProperName(name.text) &&
    countWords(name.text) <= mostWords
    ? name.text
    : null;
}

const beginsSmall = (line: PostingLine | undefined): boolean => /^\p{Ll}/u.test(line?.text ?? '');

/** "Kivijärve Vallavalitsus": every word of it a name's. "Our client" is none. */
function isProperName(name: string): boolean {
  return (
    countWords(name) > 1 &&
    !isPlaceText(name) &&
    name.split(' ').every((word) => /^[\p{Lu}\p{Lo}\p{sc=Georgian}]/u.test(word))
  );
}

/** "Gemeinde Neuhofen": such are not called by an article, as "Die Bahn" is. */
const isMunicipality = (name: string): boolean => withoutKind(name) !== name;
const withoutKind = phraseCutter('start', phrases('postings.municipality', 'first'));

/** "Die Müller GmbH" of a sentence by the name that the page has without its article elsewhere. */
function withoutArticle(name: string, { lines, names }: PostingHeader): string {
  const [article = '', ...words] = name.split(' ');
  const rest = words.join(' ');
  if (words.length < 2 || !/^\p{Lu}\p{Ll}{1,2}$/u.test(article)) return name;
  const isAlone = (text: string) => text.includes(rest) && !text.includes(name) && containsWords(text, rest);
  return lines.some(({ text }) => isAlone(text)) || names.titles.some(isAlone) ? rest : name;
}

/** What an employer is called before its name: "Firma", "Společnost". */
const isNoun = (word: string): boolean => fieldOfLabel(word) === 'company';

/** "Acme, Ltd." of "Společnost Acme, Ltd. in Lhota": a name in full, which commas may part. */
function nameInFull(subject: string): string | undefined {
  const parts = subject.replace(/,$/, '').split(', ');
  const found = parts.flatMap((part, index) => [part, `${part}, ${parts[index + 1] ?? ''}`]).find(hasLegalForm);
  const [noun = '', ...name] = found?.split(' ') ?? [];
  return name.length > 0 && isNoun(noun) ? name.join(' ') : found;
}

/** "Acme" of "Acme is a small firm that is now looking for", if one writes to its address. */
function employersMailed(own: readonly PostingLine[], lines: readonly PostingLine[]): string[] {
  const names = own.flatMap(({ text, surroundings }) => {
    const subject = surroundings === 'content' && !speaksForItself(text) ? subjectOfSeeking(text) : null;
    return nameInFront.exec(subject ?? '')?.[1] ?? [];
  });
  const labels = names.length > 0 ? mailLabels(lines) : [];
  return names.filter((name) => labels.some((label) => isWrittenAs(name, label)));
}

const nameInFront = /^(\p{Lu}[\p{L}\p{N}&.'’-]+(?: \p{Lu}[\p{L}\p{N}&.'’-]*){0,4}) \p{Ll}/u;

/** "Město Lhota" of "Město Lhota, represented by its secretary, announces": the whole subject, and without an article. */
export function namesSeeking(sentence: string): string[] {
  if (speaksForItself(sentence)) return [];
  const [subject = ''] = subjectOfSeeking(sentence)?.split(/,|\s\(|\s[–-]\s/) ?? [];
  // "Our clinic in Leeds" is told of, not named.
  if (isToldOfAsOurs(subject)) return [];
  const bare = subject.replace(/^(?:\p{L}{1,4} |\p{L}{1,2}['’])/u, '');
  return [subject, bare].filter((name) => beginsLikeName(name) && countWords(name) <= mostWords);
}

export function isOfPage(name: string, { lines, title, description, names }: PostingHeader): boolean {
  if (!/\p{L}{2}/u.test(name) || isPlaceText(name) || containsWords(title.text, name)) return false;
  const { start = title.index, end = title.index } = description ?? {};
  const around = [...lines.slice(0, start), ...lines.slice(end)].map(({ text }) => text);
  const texts = [...around, ...names.titles, ...(names.logos ?? []), names.siteName ?? ''];
  if (isInAddress(name, names.addresses ?? [])) return true;
  if (texts.some((text) => text.includes(name) && containsWords(text, name))) return true;
  // A single word may be that of a board, to which one writes as well.
  return name.includes(' ') && mailLabels(lines).some((label) => isWrittenAs(name, label));
}
