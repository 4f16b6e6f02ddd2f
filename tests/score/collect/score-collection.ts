import type { Product } from '../../harness/product';
import type { CollectTruth } from '../../sites/collect-truth/true-posting';
import type { Answering } from '../answering';
import { type CollectionScore, judgeVisits } from './judge-visits';
import { visitSite } from './visit-site';

/** Visits a site of which nothing is known, then again with the same search, and compares what is stored with what there is. */
export async function scoreCollection(
  product: Product,
  origin: string,
  truth: CollectTruth,
  answering: Answering,
): Promise<CollectionScore> {
  // The worker makes the database.
  await product.wakeWorker();
  await product.forget();
  const first = await visitSite(product, origin, truth, answering);
  const second = await visitSite(product, origin, truth, answering);
  return judgeVisits(truth, truth.postings(origin), first, second);
}
