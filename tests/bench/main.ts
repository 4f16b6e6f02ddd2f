import { parseArgs } from 'node:util';
import { buildLab, launchLab } from '../harness/lab';
import { benchSnapshot } from './snapshot';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, runs: { type: 'string', default: '15' } },
});
if (positionals[0] !== 'snapshot') {
  console.error('Usage: npm run bench -- snapshot [--runs N] [--json]');
  process.exit(2);
}
buildLab();
const lab = await launchLab({ args: ['--site-per-process'] });
try {
  const result = await benchSnapshot(lab, Number(values.runs));
  if (values.json) console.log(JSON.stringify(result));
} finally {
  await lab.close();
}
