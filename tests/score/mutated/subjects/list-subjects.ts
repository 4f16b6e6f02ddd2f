import { readFileSync } from 'node:fs';
import type { Row } from '@/domain/page/page-readings';
import { matchJobs } from '../../match-jobs';
import { addressOf } from '../../page-address';
import { fewestJobs } from '../../records';
import { missingStyles } from '../../saved-pages';
import { compareField, type ScoredField, scoredFields } from '../../score-fields';
import { readTruePages, type TruePage, type TruthJob } from '../../truth';
import { doesAddressStand, doesTextStand, doPartsStand } from '../stands';
import type { Fact, Remains, Subject } from '../subject';

/** The job lists: every field of every row. */
export function listSubjects(corpora: string): Subject[] {
  return readTruePages(corpora)
    .filter(({ jobs }) => jobs.length >= fewestJobs)
    .map(listSubject);
}

function listSubject({ name, file, jobs }: TruePage): Subject {
  const html = readFileSync(file, 'utf8');
  const url = addressOf(html);
  const rendered = jobs.filter((job) => job.rendered);
  return {
    kind: 'rows',
    seed: name,
    html,
    url,
    charset: 'utf-8',
    styles: missingStyles,
    jobs: rendered.map((job) => ({ title: job.title ?? '', mark: job.id ?? job.url ?? '' })),
    facts: rendered
      .flatMap((job) => [job.title, job.company, job.location, job.salaryText, job.dateText])
      .filter(isSaid),
    mark: async () => undefined,
    async read({ askTab }) {
      const learned = await askTab('learn-recipe', null);
      return rowFacts(rendered, learned?.reading.rows.filter((row) => row.isRendered) ?? [], url);
    },
  };
}

function isSaid(text: string | null | undefined): text is string {
  return Boolean(text);
}

/** Rows are known by what the truth says of them, so their order does not matter. */
function rowFacts(jobs: TruthJob[], rows: Row[], pageUrl: string): Fact[] {
  const pairs = matchJobs(jobs, rows, pageUrl);
  return jobs.flatMap((job, at) =>
    scoredFields.flatMap((field) => {
      const compared = compareField(field, job, pairs.get(job)?.fields, pageUrl);
      if (!compared) return [];
      const { isMet, ours, truth } = compared;
      const stands = (remains: Remains) => doesFieldStand(field, job, remains, pageUrl);
      return [{ name: `${at + 1} ${field} “${truth}”`, isRight: isMet, ours, stands }];
    }),
  );
}

function doesFieldStand(field: ScoredField, job: TruthJob, remains: Remains, pageUrl: string): boolean {
  switch (field) {
    case 'title':
    case 'company':
      return doesTextStand(job[field], remains);
    case 'location':
      return doPartsStand(job.location, remains);
    case 'url':
      return doesTextStand(job.id, remains) || doesAddressStand(job.url, remains, pageUrl);
    case 'salary':
      return doesTextStand(job.salaryText, remains);
    case 'date':
      return doesTextStand(job.dateText, remains) || doesTextStand(job.datePosted, remains);
    case 'applyType':
      // How one applies is told by words that stay.
      return true;
  }
}
