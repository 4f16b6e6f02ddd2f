import type { Price } from './model-settings';

/** A model that can be chosen. */
export interface ListedModel {
  name: string;
  /** Null where it is not known. */
  price: Price | null;
}
