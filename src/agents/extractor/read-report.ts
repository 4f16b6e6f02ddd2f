import type { ReadFields } from '@/domain/job/job-fields';
import { withoutLinkMarks } from '@/jobs/posting/link-marks';
import { remoteTypeOf } from '@/jobs/text-kind/remote-type';
import { unwrapRedirect } from '@/url/unwrap-redirect';
import { parseWebAddress } from '@/url/web-url';
import type { ExtractorInput, ReportJobInput } from './extractor';

/** Characters that models tend to write differently from the page. */
const alike: readonly [RegExp, string][] = [
  [/[\s\u00a0]/u, '\\s+'],
  [/['’‘ʼ`´]/u, "['’‘ʼ`´]"],
  [/["“”„«»]/u, '["“”„«»]'],
  [/[-‐‑‒–—―−]/u, '[\\-‐‑‒–—―−]'],
];

/** Letters and digits of scripts that separate words. */
const wordCharacter = '[[\\p{L}\\p{N}]--[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}]]';

/** Characters. The longest value looked for. */
const longestValue = 2_000;

/**
 * A value as written in a text, or null if it is not there: case, white space, quotes and dashes may differ, words must be whole. White
 * space in the match is folded.
 */
export function textAsWritten(value: string, text: string): string | null {
  const wanted = value.trim().replace(/\s+/g, ' ');
  if (wanted === '' || wanted.length > longestValue) return null;
  const source = Array.from(wanted, patternOf).join('');
  const found = new RegExp(`${edge('<', wanted.slice(0, 1))}${source}${edge('', wanted.slice(-1))}`, 'iv').exec(text);
  return found ? found[0].replace(/\s+/g, ' ').trim() : null;
}

function patternOf(character: string): string {
  return alike.find(([characters]) => characters.test(character))?.[1] ?? RegExp.escape(character);
}

/** The value must not begin or end inside a word. */
function edge(direction: '<' | '', character: string): string {
  return new RegExp(`^${wordCharacter}$`, 'v').test(character) ? `(?${direction}!${wordCharacter})` : '';
}

/**
 * The fields of a report, as on the page: addresses come from the links by number, the description is cut from the text by line numbers,
 * and words not in the text shown are dropped. Missing fields are left out, never invented.
 */
export function readReport(input: ExtractorInput, report: ReportJobInput): ReadFields {
  const shown = shownText(input);
  const words = (value: string | null) => (value === null ? undefined : (textAsWritten(value, shown) ?? undefined));
  const applyUrl = addressOf(input, report.applyLink);
  return present({
    title: words(report.title),
    company: words(report.company),
    location: words(report.location),
    salaryText: words(report.salary),
    postedText: words(report.postedDate),
    employmentType: words(report.employmentType),
    remoteType: remoteTypeIn(input, report.remoteType),
    applyType: report.applyType === 'unknown' ? undefined : report.applyType,
    url: addressOf(input, report.postingLink),
    applyUrl: applyUrl === undefined ? undefined : unwrapRedirect(applyUrl),
    siteJobId: jobIdIn(input, report.siteJobId),
    description: input.part === 'posting' ? descriptionIn(input, report.description) : undefined,
  });
}

function present(fields: { [Name in keyof ReadFields]: ReadFields[Name] | undefined }): ReadFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** No value spans this. */
const apart = '\n\0\n';

/** All words from the page: the lines, the row's fields, the page title. */
function shownText({ text, known, page }: ExtractorInput): string {
  const { title, company, location, salaryText, postedText, employmentType } = known;
  const said = [title, company, location, salaryText, postedText, employmentType, page.title];
  return [withoutLinkMarks(text), ...said.map((part) => part ?? '')].join(apart);
}

function addressOf({ links }: ExtractorInput, number: number | null): string | undefined {
  const url = links.find((link) => link.number === number)?.url;
  return url !== undefined && parseWebAddress(url) ? url : undefined;
}

/** Which of the three it is may be judged; whether the text mentions it may not. */
function remoteTypeIn({ text }: ExtractorInput, reported: ReportJobInput['remoteType']): ReadFields['remoteType'] {
  const isSpokenOf = text.split('\n').some((line) => remoteTypeOf(line) !== null);
  return reported !== null && isSpokenOf ? reported : undefined;
}

function jobIdIn({ text, links, page, known }: ExtractorInput, reported: string | null): string | undefined {
  const id = reported?.trim() ?? '';
  if (!/^\S+$/.test(id)) return undefined;
  const places = [withoutLinkMarks(text), page.url, known.siteJobId ?? '', ...links.map(({ url }) => url)];
  return places.some((place) => textAsWritten(id, place) !== null) ? id : undefined;
}

function descriptionIn({ text }: ExtractorInput, lines: ReportJobInput['description']): string | undefined {
  if (lines === null) return undefined;
  const { firstLine, lastLine } = lines;
  const part = text.split('\n').slice(Math.max(0, firstLine - 1), Math.max(0, lastLine));
  return withoutLinkMarks(part.join('\n')).trim() || undefined;
}
