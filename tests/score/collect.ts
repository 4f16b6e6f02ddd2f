import { startProduct } from '../harness/product';
import { collectTruths } from '../sites/collect-truth/collect-truth';
import { startSites } from '../sites/server';
import { answerWith, whoAnswers } from './answering';
import {
  type CollectTally,
  printCollectHead,
  printCollection,
  printCollectTally,
  tallyCollections,
} from './collect/collect-tally';
import type { CollectionScore } from './collect/judge-visits';
import { scoreCollection } from './collect/score-collection';

interface CollectOptions {
  /** Only this site. */
  site?: string;
  /** Only `rules`, or only `scripted`. */
  only?: string;
}

/**
 * Collects the jobs of every site twice, with the built-in rules and with a scripted model, and compares them with those that the
 * sites have. Needs the built product.
 */
export async function scoreCollect({ site, only }: CollectOptions): Promise<Record<string, CollectTally>> {
  const sites = await startSites();
  const tallies: Record<string, CollectTally> = {};
  try {
    for (const who of whoAnswers.filter((name) => only === undefined || name === only)) {
      tallies[who] = await scoreAll(sites.origin, who, site);
    }
  } finally {
    await sites.close();
  }
  return tallies;
}

async function scoreAll(
  origin: string,
  who: (typeof whoAnswers)[number],
  site: string | undefined,
): Promise<CollectTally> {
  const product = await startProduct();
  const answering = await answerWith(who, product);
  const scores: CollectionScore[] = [];
  printCollectHead(who);
  try {
    await product.set({ mayPressForAddress: true });
    for (const [index, truth] of collectTruths.entries()) {
      if (site !== undefined && truth.name !== site) continue;
      await answering.begin(truth.name, index);
      const score = await scoreCollection(product, origin, truth, answering);
      printCollection(score);
      scores.push(score);
    }
    const tally = tallyCollections(scores, answering.refused());
    printCollectTally(tally);
    return tally;
  } finally {
    await product.close();
    await answering.close();
  }
}
