import { Understanding } from '@/domain/page/understanding';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readAllValid } from '@/store/database/damaged-records';

/** What was understood about each site, one entry per path pattern. */
export interface UnderstandingRepository {
  ofSite(site: string): Promise<Understanding[]>;
  /** Saves it, replacing the earlier one of the same site and pattern. */
  put(understanding: Understanding): Promise<void>;
  /** Deletes a site: all its patterns. */
  remove(site: string): Promise<void>;
}

export function createUnderstandingRepository(connection: Connection, report: ReportDamage): UnderstandingRepository {
  return {
    async ofSite(site) {
      const records = await connection.use((database) => database.getAll('understandings', patternsOf(site)));
      return readAllValid(Understanding, records, 'understandings', report);
    },
    async put(understanding) {
      await connection.use((database) => database.put('understandings', understanding));
    },
    remove: (site) => connection.use((database) => database.delete('understandings', patternsOf(site))),
  };
}

function patternsOf(site: string): IDBKeyRange {
  return IDBKeyRange.bound([site], [site, []]);
}
