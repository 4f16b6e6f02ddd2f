import type { ReadFields } from '@/domain/job/job-fields';
import { neutralOrigin } from './page-address';
import type { TruthJob } from './truth';

/** NFKC, white space folded: what two texts are compared after. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, ' ')
    .trim();
}

/** Pairs each true job with the row that shows it: by id or address first, what is left over by title. */
export function matchJobs<Row extends { fields: ReadFields }>(
  truth: TruthJob[],
  rows: Row[],
  pageUrl: string,
): Map<TruthJob, Row> {
  const pairs = new Map<TruthJob, Row>();
  const free = new Set(rows);
  const pairWhere = (isSame: (job: TruthJob, row: Row) => boolean) => {
    for (const job of truth) {
      if (pairs.has(job)) continue;
      const row = [...free].find((candidate) => isSame(job, candidate));
      if (!row) continue;
      pairs.set(job, row);
      free.delete(row);
    }
  };
  pairWhere((job, row) => namesPosting(job, row.fields, pageUrl) === true);
  pairWhere((job, row) => Boolean(job.title) && fold(job.title ?? '') === fold(row.fields.title ?? ''));
  return pairs;
}

/**
 * Whether a row names the true posting: it carries the truth's id, or path and identifying query agree (hosts compared only
 * where the page's own link is absolute). Null where the truth has neither id nor address.
 */
export function namesPosting(job: TruthJob, fields: ReadFields, pageUrl: string): boolean | null {
  if (!job.id && !job.url) return null;
  if (job.id && [fields.siteJobId, fields.url].some((text) => carries(text, job.id ?? ''))) return true;
  return Boolean(job.url && fields.url && isSameAddress(job.url, fields.url, pageUrl));
}

function carries(text: string | undefined, id: string): boolean {
  const at = text?.indexOf(id) ?? -1;
  if (!text || at < 0) return false;
  const isWordPart = (character: string | undefined) => character !== undefined && /[a-z0-9]/i.test(character);
  return !isWordPart(text[at - 1]) && !isWordPart(text[at + id.length]);
}

function isSameAddress(truth: string, ours: string, pageUrl: string): boolean {
  const [one, other] = [URL.parse(truth, pageUrl), URL.parse(ours, pageUrl)];
  if (!one || !other) return false;
  const areBothAbsolute = /^https?:/.test(truth) && other.origin !== neutralOrigin;
  if (areBothAbsolute && one.host !== other.host) return false;
  const path = (url: URL) => decodeURIComponent(url.pathname).replace(/\/+$/, '');
  if (path(one) !== path(other)) return false;
  return [...one.searchParams].every(([name, value]) => other.searchParams.get(name) === value);
}
