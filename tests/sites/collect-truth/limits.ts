import type { Limits } from '../../../src/domain/settings/settings.ts';

/** Room for every posting that the searches find, each with its details. */
export const walkAll: Limits = { pages: 4, details: null, jobs: 60 };
