import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildLab, buildProduct } from '../harness/build';
import { launchLab } from '../harness/lab';
import type { Score } from './score';

/** One file a score over the corpora; each prints its table and answers with the object that `--json` shows. */
const scores: Record<string, () => Promise<{ score: Score }>> = {
  records: () => import('./records'),
  walls: () => import('./walls'),
  details: () => import('./details'),
  pagination: () => import('./pagination'),
  fields: () => import('./fields'),
  applications: () => import('./applications'),
  mutated: () => import('./mutated'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    json: { type: 'boolean', default: false },
    site: { type: 'string' },
    only: { type: 'string' },
    class: { type: 'string' },
    'skip-utility': { type: 'boolean', default: false },
    'mark-before': { type: 'boolean', default: false },
    boards: { type: 'boolean', default: false },
    forms: { type: 'boolean', default: false },
    seeds: { type: 'string' },
    traits: { type: 'string' },
    singly: { type: 'boolean', default: false },
    shrink: { type: 'string' },
  },
});
/** Scores over the sites that were written for the tests, with the product itself. */
const siteScores: Record<string, () => Promise<object>> = {
  explore: async () => (await import('./explore')).scoreExplore(values),
  collect: async () => (await import('./collect')).scoreCollect(values),
  fill: async () => (await import('./fill')).scoreFill(values),
  pilot: async () => (await import('./pilot')).scorePilot(),
  goals: async () => (await import('./goals')).scoreGoals(values),
  attacks: async () => (await import('./attacks')).scoreAttacks(values),
  wild: async () => (await import('./wild')).scoreWild(values),
};

const [name = ''] = positionals;
const siteScore = siteScores[name];
const result = await (siteScore ? overSites(siteScore) : overCorpora(name));
if (values.json) console.log(JSON.stringify(result));

async function overSites(score: () => Promise<object>): Promise<object> {
  if (process.env.JOBTRAIL_EXTENSION === undefined) buildProduct();
  return score();
}

async function overCorpora(name: string): Promise<object> {
  const load = scores[name];
  if (!load) {
    return refuse(`Usage: npm run score -- <${Object.keys(scores).join('|')}> [--corpora DIR] [--json]
       npm run score -- mutated [--only NAME,…] (mutations, and rows, postings, pagers or fields)
       npm run score -- <${Object.keys(siteScores).join('|')}> [--site NAME] [--only rules|scripted] [--json]
       npm run score -- attacks [--class NAME] [--only rules|obeying] [--skip-utility] [--mark-before] [--json]
       npm run score -- goals [--seeds A-B] [--only NAME] [--json]
       npm run score -- wild <--boards|--forms> [--seeds A-B] [--only rules|scripted] [--traits NAME=VALUE,… | --singly] [--shrink SECONDS] [--json]`);
  }
  const corpora = resolve(values.corpora);
  if (!existsSync(corpora)) return refuse(`No corpora at ${corpora}. Name their folder with --corpora DIR.`);
  buildLab();
  const lab = await launchLab();
  try {
    const { score } = await load();
    return await score({ lab, corpora, only: values.only?.split(',') });
  } finally {
    await lab.close();
  }
}

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
