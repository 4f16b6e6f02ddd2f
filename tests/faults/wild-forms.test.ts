import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../harness/product';
import { scoreWildForm } from '../score/wild/forms/score-form';
import { wildForm } from '../wild/forms/wild-form';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product?.close();
});

/**
 * Generated forms: Swedish with two-level lists; Finnish with a trap that is not visible; Portuguese in tables, with pressed buttons,
 * search-to-add and a check for humans.
 */
it.each([4, 5, 7])(
  'form %i, which nobody wrote, is filled with nothing untrue, nothing twice, and is left to be sent',
  async (seed) => {
    const score = await scoreWildForm(product, wildForm(seed));
    expect(score).toMatchObject({
      end: 'ready',
      wrong: 0,
      untruthful: 0,
      twice: 0,
      submits: 0,
      never: 0,
      claimed: 0,
      askedRight: score.toAsk,
    });
    expect(score.held / score.answerable).toBeGreaterThan(0.8);
  },
  300_000,
);
