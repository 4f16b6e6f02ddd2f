import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { addressOf, neutralOrigin } from './page-address';

/** One posting as the corpora say it is; null or absent is not on the page. */
export interface PostingTruth {
  title?: string | null;
  company?: string | null;
  /** The place as an annotator wrote it, or schema.org's `jobLocation`. */
  location?: string | null;
  locationRaw?: unknown;
  description?: string | null;
  datePosted?: string | null;
  /** schema.org's `baseSalary`. */
  baseSalary?: unknown;
  applyType?: string | null;
}

/** A saved posting, served as its site would. */
export interface SavedPosting {
  name: string;
  html: string;
  url: string;
  truth: PostingTruth;
  /** True where the truth is what the page's own structured data says, which a reading may simply copy. */
  isSelfDescribed: boolean;
}

const Manifest = z.array(z.object({ page: z.string(), truth: z.string().nullable(), kind: z.string().nullish() }));
const PageTruth = z.object({
  truthSource: z.string().nullish(),
  jobs: z.array(
    z.object({
      title: z.string().optional(),
      company: z.string().nullish(),
      location: z.string().nullish(),
      locationRaw: z.unknown().optional(),
      datePosted: z.string().nullish(),
      baseSalary: z.unknown().optional(),
      applyType: z.string().nullish(),
    }),
  ),
});
const Annotation = z.object({
  example_html: z.string(),
  expected_json: z.object({
    title: z.string().nullish(),
    company: z.string().nullish(),
    location: z.string().nullish(),
    description: z.string().nullish(),
  }),
});

/** The single postings among the saved pages, then the annotated fragments. */
export function readSavedPostings(corpora: string): SavedPosting[] {
  return [...postingPages(join(corpora, 'jobpages')), ...annotatedFragments(join(corpora, 'jobdetails'))];
}

function postingPages(folder: string): SavedPosting[] {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  return manifest.flatMap(({ page, truth, kind }) => {
    if (kind !== 'job_posting' || !truth) return [];
    const html = readFileSync(join(folder, page), 'utf8');
    const { jobs, truthSource } = PageTruth.parse(JSON.parse(readFileSync(join(folder, truth), 'utf8')));
    const [job] = jobs;
    const isSelfDescribed = /json-?ld|microdata/i.test(truthSource ?? '');
    const name = page.replace(/^pages\//, '').replace(/\.html$/, '');
    return job ? [{ name, html, url: addressOf(html), truth: job, isSelfDescribed }] : [];
  });
}

function annotatedFragments(folder: string): SavedPosting[] {
  const lines = readFileSync(join(folder, 'annotated.jsonl'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line, index) => {
    const { example_html, expected_json } = Annotation.parse(JSON.parse(line));
    const url = `${neutralOrigin}/posting/${index + 1}`;
    return { name: `annotated ${index + 1}`, html: example_html, url, truth: expected_json, isSelfDescribed: false };
  });
}
