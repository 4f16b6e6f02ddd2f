import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildLab, launchLab } from '../harness/lab';
import type { Score } from './score';

/** One file a score; each prints its table and answers with the object that `--json` shows. */
const scores: Record<string, () => Promise<{ score: Score }>> = {
  records: () => import('./records'),
  walls: () => import('./walls'),
  details: () => import('./details'),
  pagination: () => import('./pagination'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { corpora: { type: 'string', default: '../shared/corpora' }, json: { type: 'boolean', default: false } },
});
const load = scores[positionals[0] ?? ''];
if (!load) {
  console.error(`Usage: npm run score -- <${Object.keys(scores).join('|')}> [--corpora DIR] [--json]`);
  process.exit(2);
}
const corpora = resolve(values.corpora);
if (!existsSync(corpora)) {
  console.error(`No corpora at ${corpora}. Name their folder with --corpora DIR.`);
  process.exit(2);
}
buildLab();
const lab = await launchLab();
try {
  const { score } = await load();
  const result = await score({ lab, corpora });
  if (values.json) console.log(JSON.stringify(result));
} finally {
  await lab.close();
}
