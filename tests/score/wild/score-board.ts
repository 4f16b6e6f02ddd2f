import type { Product } from '../../harness/product';
import { type BoardScore, judgeBoard } from '../../wild/judge/judge-board';
import { serveWild } from '../../wild/serve-wild';
import type { WildSite } from '../../wild/wild-site';
import { visitWild } from './visit-wild';

/** Visits a generated board of which nothing is known, then again, and compares what is stored with what there is. */
export async function scoreBoard(product: Product, site: WildSite, visits: 1 | 2): Promise<BoardScore> {
  const wild = await serveWild(site);
  try {
    // The worker makes the database.
    await product.wakeWorker();
    await product.forget();
    const first = await visitWild(product, wild);
    const isWorthIt = visits === 2 && first.jobs.length > 0;
    return judgeBoard(wild.truth, first, isWorthIt ? await visitWild(product, wild) : null);
  } finally {
    await product.closeTabs();
    await wild.close();
  }
}
