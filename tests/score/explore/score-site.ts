import type { Product } from '../../harness/product';
import type { SiteTruth } from '../../sites/explore-truth/site-truth';
import { checkFilters } from './check-filters';
import { checkGoals } from './check-goals';
import { checkKeyElements } from './check-key-elements';
import { checkReload } from './check-reload';
import { type Explored, exploreSite } from './explore-site';
import { openProbe } from './probe';

/** A count out of a count. */
export interface Share {
  right: number;
  of: number;
}

/** What one exploration of one site is worth. */
export interface SiteScore {
  site: string;
  goals: Share;
  keyElements: Share;
  filterOptions: Share;
  afterReload: Share;
  turns: number;
  modelCalls: number;
  seconds: number;
  problems: string[];
}

/** Explores a site and tries out what was understood of it. */
export async function scoreSite(product: Product, origin: string, truth: SiteTruth): Promise<SiteScore> {
  const explored = await exploreSite(product, origin, truth);
  const { run, understanding, seconds } = explored;
  const goals = checkGoals(truth, understanding?.goals ?? run.state.exploration?.goals ?? []);
  const filters = checkFilters(truth, understanding?.filters ?? []);
  const tried = understanding ? await tryOut(product, truth, { ...explored, understanding }) : nothingTried;
  return {
    site: truth.name,
    goals: { right: goals.reached, of: goals.goals },
    keyElements: tried.keyElements,
    filterOptions: { right: filters.found, of: filters.options + filters.wrong },
    afterReload: tried.afterReload,
    turns: run.state.exploration?.turns ?? 0,
    modelCalls: run.state.usage.calls,
    seconds,
    problems: [...howItWent(explored), ...goals.problems, ...filters.problems, ...tried.problems],
  };
}

interface Tried extends Pick<SiteScore, 'keyElements' | 'afterReload' | 'problems'> {}

const nothingTried: Tried = {
  keyElements: { right: 0, of: 4 },
  afterReload: { right: 0, of: 1 },
  problems: ['nothing was understood'],
};

async function tryOut(
  product: Product,
  truth: SiteTruth,
  { url, understanding }: Explored & { understanding: NonNullable<Explored['understanding']> },
): Promise<Tried> {
  const probe = await openProbe(product);
  const trial = { probe, truth, url, understanding };
  try {
    const elements = await checkKeyElements(trial);
    const reload = await checkReload(trial);
    const wrong = elements.filter((element) => element.wrong !== null);
    return {
      keyElements: { right: elements.length - wrong.length, of: elements.length },
      afterReload: { right: reload.right, of: reload.selectors },
      problems: [
        ...wrong.map(({ element, wrong: why }) => `${element}: ${why} (${named(understanding.keyElements, element)})`),
        ...reload.problems,
      ],
    };
  } finally {
    await probe.close();
  }
}

function named(keyElements: object, name: string): string {
  return JSON.stringify(Object.entries(keyElements).find(([one]) => one === name)?.[1] ?? null);
}

function howItWent({ run, sent, journalled }: Explored): string[] {
  const end = `run ${run.status}: ${run.wait ?? run.result?.code} ${run.result?.facts.message ?? ''}`;
  const isWhole = run.status === 'ended' && run.result?.code === 'explored';
  return [
    ...(isWhole ? [] : [end, ...journalled.slice(-3)]),
    ...sent.map(({ method, path }) => `forbidden: ${method} ${path}`),
  ];
}
