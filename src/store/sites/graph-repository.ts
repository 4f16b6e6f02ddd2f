import { PageGraph } from '@/domain/page/page-graph';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readValid } from '@/store/database/damaged-records';

/** What explorations remember about each site. */
export interface GraphRepository {
  get(site: string): Promise<PageGraph | undefined>;
  /** Saves it, replacing the earlier one. */
  put(site: string, graph: PageGraph): Promise<void>;
  remove(site: string): Promise<void>;
}

export function createGraphRepository(connection: Connection, report: ReportDamage): GraphRepository {
  return {
    async get(site) {
      const record = await connection.use((database) => database.get('graphs', site));
      return record && readValid(PageGraph, record.graph, 'graphs', report);
    },
    async put(site, graph) {
      await connection.use((database) => database.put('graphs', { site, graph }));
    },
    remove: (site) => connection.use((database) => database.delete('graphs', site)),
  };
}
