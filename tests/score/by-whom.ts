import { type Product, startProduct } from '../harness/product';
import { startSites } from '../sites/server';
import { type Answering, answerWith, whoAnswers } from './answering';

/** What of a score over the test sites is asked for. */
export interface SiteChoice {
  /** Only this site. */
  site?: string;
  /** Only `rules`, or only `scripted`. */
  only?: string;
}

/** One way of answering, with a browser of its own, and those of the sites that were chosen. */
export interface Trial<Truth> {
  who: (typeof whoAnswers)[number];
  product: Product;
  /** Where the sites are served. */
  origin: string;
  answering: Answering;
  /** Each with its place among all sites. */
  sites: [number, Truth][];
}

/** Takes the sites once with the built-in rules and once with a scripted model. Needs the built product. */
export async function byWhom<Truth extends { name: string }, Tally>(
  { site, only }: SiteChoice,
  truths: readonly Truth[],
  score: (trial: Trial<Truth>) => Promise<Tally>,
): Promise<Record<string, Tally>> {
  const served = await startSites();
  const sites = [...truths.entries()].filter(([, { name }]) => site === undefined || name === site);
  const tallies: Record<string, Tally> = {};
  try {
    for (const who of whoAnswers.filter((name) => only === undefined || name === only)) {
      const product = await startProduct();
      const answering = await answerWith(who, product);
      try {
        tallies[who] = await score({ who, product, origin: served.origin, answering, sites });
      } finally {
        await product.close();
        await answering.close();
      }
    }
  } finally {
    await served.close();
  }
  return tallies;
}
