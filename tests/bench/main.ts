import { parseArgs } from 'node:util';
import { buildLab, buildProduct } from '../harness/build';
import { launchLab } from '../harness/lab';
import { benchExplore } from './explore';
import { benchSnapshot } from './snapshot';
import { benchStore } from './store';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '15' },
    jobs: { type: 'string', default: '100000' },
  },
});

const benches: Record<string, () => Promise<unknown>> = {
  async snapshot() {
    buildLab();
    const lab = await launchLab({ args: ['--site-per-process'] });
    try {
      return await benchSnapshot(lab, Number(values.runs));
    } finally {
      await lab.close();
    }
  },
  explore() {
    buildProduct();
    return benchExplore();
  },
  store() {
    buildProduct();
    return benchStore(Number(values.jobs));
  },
};

const bench = benches[positionals[0] ?? ''];
if (!bench) {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join('|')} [--runs N] [--jobs N] [--json]`);
  process.exit(2);
}
const result = await bench();
if (values.json) console.log(JSON.stringify(result));
