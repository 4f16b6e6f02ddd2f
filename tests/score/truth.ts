import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** One job as the corpus says it is. Only what a score reads. */
const TruthJob = z.object({
  id: z.string().optional(),
  title: z.string().optional(),
  company: z.string().nullish(),
  location: z.string().nullish(),
  url: z.string().nullish(),
  salaryText: z.string().nullish(),
  dateText: z.string().nullish(),
  datePosted: z.string().nullish(),
  applyType: z.string().nullish(),
  /** False for a placeholder that scripts would fill once it scrolls into view. */
  rendered: z.boolean().default(true),
});
export type TruthJob = z.infer<typeof TruthJob>;

const Manifest = z.array(z.object({ page: z.string(), truth: z.string().nullable() }));
const Truth = z.object({ jobs: z.array(TruthJob) });

/** A saved page with what is known of its jobs. */
export interface TruePage {
  /** Path below the folder of the corpus, for the table. */
  name: string;
  file: string;
  jobs: TruthJob[];
}

/** The pages of `jobpages` that have a truth, in the order of the manifest. */
export function readTruePages(corpora: string): TruePage[] {
  const folder = join(corpora, 'jobpages');
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  return manifest.flatMap(({ page, truth }) => {
    if (!truth || !existsSync(join(folder, truth))) return [];
    const { jobs } = Truth.parse(JSON.parse(readFileSync(join(folder, truth), 'utf8')));
    return [{ name: page.replace(/^pages\//, '').replace(/\.html$/, ''), file: join(folder, page), jobs }];
  });
}
