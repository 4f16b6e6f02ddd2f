import { inChunks, type JobsById } from './jobs-in-chunks';

/** The jobs as a JSON array with one job a line, in parts that follow each other. */
export async function* jsonParts(jobs: JobsById, ids: readonly string[]): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const chunk of inChunks(jobs, ids)) {
    yield separator + chunk.map((job) => JSON.stringify(job)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
