import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../harness/product';

const pages = resolve('../shared/corpora/jobpages');
const hasCorpora = existsSync(pages);
const listing = (name: string) => readFileSync(`${pages}/pages/plucker/tests/jobs_jobscz/${name}.html`);

let product: Product;
beforeAll(async () => {
  if (hasCorpora) product = await startProduct();
});
afterAll(() => product?.close());

/** A search of three pages, saved as its site served it; past its end the site answers with an empty result. */
const serve = (url: URL) => {
  if (!url.pathname.startsWith('/prace/')) return null;
  const number = Number(url.searchParams.get('page') ?? '1');
  if (number === 1) return listing('listing_page_first');
  return number === 2 ? listing('listing_page_last') : listing('listing_empty');
};

// Skipped where the corpora are not beside the checkout.
describe.skipIf(!hasCorpora)('discover on saved real pages', () => {
  it('collects all 58 jobs of a Czech search once, without opening any', async () => {
    const address = 'https://www.jobs.cz/prace/kuchar/?profession%5B0%5D=201100136';
    const run = await product.discover(address, { pages: 50, details: 0, jobs: 1000 }, serve);
    const ended = await product.runWhen(run.id, ({ status }) => status !== 'running');
    expect(ended.result).toMatchObject({ success: true, facts: { collected: 58 } });
    const jobs = await product.jobs();
    expect(new Set(jobs.map(({ key }) => key)).size).toBe(58);
    expect(jobs).toHaveLength(58);
    expect(jobs.every(({ title, company, url }) => title && company && url)).toBe(true);
  });
});
