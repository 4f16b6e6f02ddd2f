import { collectTruths } from '../sites/collect-truth/collect-truth';
import type { CollectTruth } from '../sites/collect-truth/true-posting';
import { byWhom, type SiteChoice, type Trial } from './by-whom';
import {
  type CollectTally,
  printCollectHead,
  printCollection,
  printCollectTally,
  tallyCollections,
} from './collect/collect-tally';
import type { CollectionScore } from './collect/judge-visits';
import { scoreCollection } from './collect/score-collection';

/**
 * Collects the jobs of every site twice, with the built-in rules and with a scripted model, and compares them with those that the
 * sites have. Needs the built product.
 */
export function scoreCollect(choice: SiteChoice): Promise<Record<string, CollectTally>> {
  return byWhom(choice, collectTruths, scoreAll);
}

async function scoreAll({ who, product, origin, answering, sites }: Trial<CollectTruth>): Promise<CollectTally> {
  const scores: CollectionScore[] = [];
  printCollectHead(who);
  await product.set({ mayPressForAddress: true });
  for (const [index, truth] of sites) {
    await answering.begin(truth.name, index);
    const score = await scoreCollection(product, origin, truth, answering);
    printCollection(score);
    scores.push(score);
  }
  const tally = tallyCollections(scores, answering.refused());
  printCollectTally(tally);
  return tally;
}
