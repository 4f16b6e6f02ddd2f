import type { FieldName } from '@/domain/field-names';
import type { ReadFields } from '@/domain/job-fields';
import type { MessagePart } from '@/models/model';
import { fenced } from '../fence';
import { oneLine, quoted } from '../one-line';
import type { ExtractorInput } from './extractor-input';
import { numberedLines } from './numbered-lines';
import type { ReportJobInput } from './report-job';

/** Tokens for the lines. */
const textTokens = { posting: 3_800, row: 1_200 };
const mostLinks = 24;
const longest = { value: 120, address: 70 };

/** One row or posting as text: all of it comes from the page. */
export function renderExtractor(input: ExtractorInput, fence: string): MessagePart[] {
  const { part, wanted } = input;
  const named = [...new Set(wanted.flatMap((field) => reportNames[field] ?? []))];
  const lines = [
    `Shown is ${part === 'row' ? 'a row of a list of jobs' : 'the posting of a job'}.`,
    ...(named.length > 0 ? [`The program missed above all: ${named.join(', ')}.`] : []),
    fenced(fence, 'record', recordOf(input)),
    fenced(fence, part, numberedLines(input.text, textTokens[part])),
  ];
  return [{ type: 'text', text: lines.join('\n\n') }];
}

/** The tool's names for the program's fields. */
const reportNames: Record<FieldName, keyof ReportJobInput> = {
  title: 'title',
  company: 'company',
  location: 'location',
  salaryText: 'salary',
  postedText: 'postedDate',
  postedDate: 'postedDate',
  employmentType: 'employmentType',
  applyType: 'applyType',
  url: 'postingLink',
  applyUrl: 'applyLink',
  siteJobId: 'siteJobId',
  description: 'description',
};

function recordOf({ page, known, links }: ExtractorInput): string {
  const said = knownWords(known);
  const shown = links.slice(0, mostLinks);
  return [
    `Page: ${page.title === '' ? '' : `${quoted(page.title, longest.value)} `}${oneLine(page.url, longest.value)}`,
    ...(said === '' ? [] : [`ALREADY READ: ${said}`]),
    ...(shown.length === 0 ? [] : ['ADDRESSES of links:']),
    ...shown.map(({ number, url }) => `[${number}] ${oneLine(shortAddress(url, page.url), longest.address)}`),
    ...(links.length > mostLinks ? [`… ${links.length - mostLinks} more`] : []),
  ].join('\n');
}

function knownWords({ title, company, location, salaryText, postedText }: ReadFields): string {
  const parts = { title, company, location, salary: salaryText, postedDate: postedText };
  return Object.entries(parts)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${quoted(value, longest.value)}`]))
    .join(', ');
}

/** Without the host if it is the page's own. */
function shortAddress(address: string, pageUrl: string): string {
  const [url, page] = [URL.parse(address), URL.parse(pageUrl)];
  return url && url.origin === page?.origin ? `${url.pathname}${url.search}` : address;
}
