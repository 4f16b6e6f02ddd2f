import type { Analysis } from '@/domain/page/change-analysis';

/** What an element turned out to be, and what happened. */
export type EffectMeaning = Pick<Analysis, 'elementType' | 'changeType'>;
