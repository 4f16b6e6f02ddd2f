import { boardTruths } from './board-truth.ts';
import { openingTruths } from './opening-truth.ts';
import type { SiteTruth } from './site-truth.ts';

/** Every site that explorations are scored on. */
export const siteTruths: readonly SiteTruth[] = [...boardTruths, ...openingTruths];
