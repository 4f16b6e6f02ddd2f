import { buildLab, buildProduct } from './build';

/** Builds the product and the lab once before the browser tests. */
export function setup(): void {
  buildProduct();
  buildLab();
}
