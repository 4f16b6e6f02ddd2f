import type { DetailsReading } from '@/domain/page/page-readings';
import type { LabBrowser } from '../harness/lab';
import { type PostingTruth, readSavedPostings, type SavedPosting } from './posting-truth';
import { openHtml } from './saved-pages';
import type { Score } from './score';
import { judge, type PostingField, postingFields, type Verdict } from './score-posting';
import { statedDescription, withoutStructuredData } from './stated-description';

interface Result {
  name: string;
  verdicts: Partial<Record<PostingField, Verdict>>;
}

/** Single postings: what of each truth is read, and how the visible page alone would do. */
export const score: Score = async ({ lab, corpora }) => {
  const postings = readSavedPostings(corpora);
  const results: Result[] = [];
  const bySight: Result[] = [];
  for (const posting of postings) {
    const truth = await completeTruth(lab, posting);
    results.push(toResult(posting.name, truth, await read(lab, posting.html, posting.url)));
    if (!posting.isSelfDescribed) continue;
    bySight.push(toResult(posting.name, truth, await read(lab, withoutStructuredData(posting.html), posting.url)));
  }
  print('As they are', results);
  print('Pages that describe themselves, with their structured data taken out', bySight);
  const { title, company, location, description, ...reported } = shares(results);
  const failed = results.flatMap(failuresOf);
  return {
    pages: results.length,
    title,
    company,
    location,
    description,
    ...reported,
    failed,
    visibleOnly: shares(bySight),
  };
};

/** Where nobody annotated the description, the page's own structured data is the truth. */
export async function completeTruth(
  lab: LabBrowser,
  { html, truth, isSelfDescribed }: SavedPosting,
): Promise<PostingTruth> {
  return isSelfDescribed ? { ...truth, description: await statedDescription(lab, html) } : truth;
}

async function read(lab: LabBrowser, html: string, url: string): Promise<DetailsReading | null> {
  const page = await openHtml(lab, html, url);
  try {
    return await lab.ask(page, 'read-details', { recipe: null });
  } finally {
    await page.close();
  }
}

function toResult(name: string, truth: PostingTruth, reading: DetailsReading | null): Result {
  const verdicts: Result['verdicts'] = {};
  for (const field of postingFields) {
    const verdict = judge(field, truth, reading?.fields ?? {});
    if (verdict) verdicts[field] = verdict;
  }
  return { name, verdicts };
}

/** Share of the values met, field by field; null where there is no value. */
function shares(results: Result[]): Record<PostingField, number | null> {
  const share = (field: PostingField) => {
    const verdicts = results.flatMap(({ verdicts }) => verdicts[field] ?? []);
    if (verdicts.length === 0) return null;
    return Number((verdicts.filter(({ isMet }) => isMet).length / verdicts.length).toFixed(3));
  };
  return {
    title: share('title'),
    company: share('company'),
    location: share('location'),
    description: share('description'),
    salary: share('salary'),
    date: share('date'),
    applyType: share('applyType'),
  };
}

function failuresOf({ name, verdicts }: Result): string[] {
  return Object.entries(verdicts).flatMap(([field, { isMet, truth, ours }]) =>
    isMet ? [] : [`${name}: ${field} “${ours}”, not “${truth}”`],
  );
}

function print(heading: string, results: Result[]): void {
  console.log(`\n${heading}: ${results.length} pages`);
  console.log(JSON.stringify(shares(results)));
  for (const { name, verdicts } of results) {
    const marks = postingFields.map((field) => `${field} ${markOf(verdicts[field])}`).join('  ');
    console.log(`  ${marks}  ${name}`);
  }
  for (const failure of results.flatMap(failuresOf)) console.log(`  ✗ ${failure.slice(0, 260)}`);
}

function markOf(verdict: Verdict | undefined): string {
  return verdict ? (verdict.isMet ? '✓' : '✗') : '·';
}
