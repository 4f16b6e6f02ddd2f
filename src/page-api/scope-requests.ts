import { z } from 'zod';
import type { FormScope } from '@/domain/form/form-scope';
import { given } from './page-request';

/** Tells a document which fill may write into it. */
export interface ScopeGrant extends Pick<FormScope, 'token' | 'origin' | 'isSandboxed'> {
  /** Whether it covers the tab's own document and its same-origin frames. */
  isOfTab: boolean;
}

/** Requests about which fill may write into a document. */
export const scopeRequests = {
  /** Tells this document which fill may write into it, until told otherwise; false if the document is not covered. */
  'open-scope': given<ScopeGrant>().answers(z.boolean()),
  /** Whether this document holds the request's token. */
  'holds-scope': given<null>().answers(z.boolean()),
  /** Whether keys may write into the focused field: not if it was replaced by another field. */
  'may-write-in-focus': given<null>().answers(z.boolean()),
} as const;
