import { startProduct } from '../harness/product';
import { siteTruths } from '../sites/explore-truth/explore-truth';
import { startSites } from '../sites/server';
import { type Answering, answerWith, whoAnswers } from './answering';
import { scoreSite } from './explore/score-site';
import { printHead, printSite, type Tally, tally } from './explore/tally';

interface ExploreOptions {
  /** Only this site. */
  site?: string;
  /** Only `rules`, or only `scripted`. */
  only?: string;
}

/**
 * Explores the seven sites, once with the built-in rules and once with a scripted model, and tries out what was understood. Needs
 * the built product.
 */
export async function scoreExplore({ site, only }: ExploreOptions): Promise<Record<string, Tally>> {
  const sites = await startSites();
  const tallies: Record<string, Tally> = {};
  try {
    for (const who of whoAnswers.filter((name) => only === undefined || name === only)) {
      tallies[who] = await scoreAll(sites.origin, who, site);
    }
  } finally {
    await sites.close();
  }
  return tallies;
}

async function scoreAll(origin: string, who: (typeof whoAnswers)[number], site: string | undefined): Promise<Tally> {
  const product = await startProduct();
  const answering: Answering = await answerWith(who, product);
  const scores = [];
  printHead(who);
  try {
    for (const [index, truth] of siteTruths.entries()) {
      if (site !== undefined && truth.name !== site) continue;
      await answering.begin(truth.name, index);
      const score = await scoreSite(product, origin, truth);
      printSite(score);
      scores.push(score);
    }
    answering.print();
    return tally(scores, answering.tokens());
  } finally {
    await product.close();
    await answering.close();
  }
}
