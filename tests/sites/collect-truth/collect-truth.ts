import { boardCollections } from './board-postings.ts';
import { openingCollections } from './opening-postings.ts';
import type { CollectTruth } from './true-posting.ts';

/** Every site that collecting is scored on. */
export const collectTruths: readonly CollectTruth[] = [...boardCollections, ...openingCollections];
