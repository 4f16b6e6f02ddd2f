import { idInUrl } from '@/jobs/identity/id-in-url';
import { requisitionKey } from '@/jobs/identity/requisitions';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readAllValid } from '@/store/database/damaged-records';
import type { Database } from '@/store/database/database-schema';
import { isListed, StoredJob } from '@/store/database/stored-job';
import { canonicalUrl, siteOf } from '@/url/canonical-url';

/**
 * The id of the one job with this address: its own, or the one for applying. The first address that matches a job decides; null if none
 * does, or it matches several.
 */
export function findJobsByUrl(
  connection: Connection,
  addresses: readonly string[],
  report: ReportDamage,
): Promise<string | null> {
  return connection.use(async (database) => {
    for (const address of addresses) {
      const named = await jobsAt(database, address, report);
      if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
    }
    return null;
  });
}

async function jobsAt(database: Database, address: string, report: ReportDamage): Promise<string[]> {
  const id = idInUrl(address);
  const number = id === null ? null : requisitionKey({ host: siteOf(address), id });
  const [own, numbered] = await Promise.all([
    database.getAllFromIndex('jobs', 'urls', address),
    number === null ? [] : database.getAllFromIndex('jobs', 'requisitionKeys', number),
  ]);
  const applied = numbered.filter(({ applyUrl }) => applyUrl !== null && canonicalUrl(applyUrl) === address);
  const found = readAllValid(StoredJob, own.length > 0 ? own : applied, 'jobs', report);
  const ids = await Promise.all(found.map((job) => (isListed(job) ? job.id : listedInstead(database, job))));
  return [...new Set(ids.filter((one) => one !== null))];
}

/** The job a merged one is shown as; null if that was deleted. */
async function listedInstead(database: Database, { deletedAt, mergedInto }: StoredJob): Promise<string | null> {
  const into = deletedAt === null && mergedInto !== null ? await database.get('jobs', mergedInto) : undefined;
  return into && isListed(into) ? into.id : null;
}
