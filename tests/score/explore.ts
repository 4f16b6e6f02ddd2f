import { siteTruths } from '../sites/explore-truth/explore-truth';
import type { SiteTruth } from '../sites/explore-truth/site-truth';
import { byWhom, type SiteChoice, type Trial } from './by-whom';
import { scoreSite } from './explore/score-site';
import { printHead, printSite, type Tally, tally } from './explore/tally';

/**
 * Explores the seven sites, once with the built-in rules and once with a scripted model, and tries out what was understood. Needs
 * the built product.
 */
export function scoreExplore(choice: SiteChoice): Promise<Record<string, Tally>> {
  return byWhom(choice, siteTruths, scoreAll);
}

async function scoreAll({ who, product, origin, answering, sites }: Trial<SiteTruth>): Promise<Tally> {
  const scores = [];
  printHead(who);
  for (const [index, truth] of sites) {
    await answering.begin(truth.name, index);
    const score = await scoreSite(product, origin, truth);
    printSite(score);
    scores.push(score);
  }
  answering.print();
  return tally(scores, answering.tokens());
}
