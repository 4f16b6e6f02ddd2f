import type { Job } from '@/domain/job';
import { csvParts } from '@/store/export-csv';

/** The jobs as one text. */
export async function csvOf(jobs: readonly Job[]): Promise<string> {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const source = { getMany: async (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []) };
  let csv = '';
  for await (const part of csvParts(source, [...byId.keys()])) csv += part;
  return csv;
}
