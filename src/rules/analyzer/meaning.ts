import type { Analysis } from '@/domain/analysis';

/** What an element turned out to be, and what happened. */
export type Meaning = Pick<Analysis, 'elementType' | 'changeType'>;
