import type { ScopeGrant } from '@/page-api/scope-requests';

/** The fill that may write into this document; a new document in the frame starts without one. */
let held: ScopeGrant | null = null;

/** Accepts a fill's claim that it may write here, if this document is covered; replaces earlier claims. */
export function acceptScope(claim: ScopeGrant): boolean {
  held = isMeant(claim) ? claim : null;
  return held !== null;
}

/** Whether a request comes from the fill that may write here. */
export function isInScope(token: string | undefined): boolean {
  return held !== null && token === held.token && isMeant(held);
}

/** That fill's token; undefined if there is none. */
export const scopeToken = (): string | undefined => held?.token;

/** Read in this world, where no page can replace it. */
function isMeant({ origin, isOfTab, isSandboxed }: ScopeGrant): boolean {
  const isWeb = /^https?:$/.test(location.protocol);
  if (isOfTab && window === window.top) return origin === (self.origin === 'null' ? location.origin : self.origin);
  if (self.origin === 'null') return isSandboxed && isWeb && location.origin === origin;
  // The content of a frame without its own address is the page's.
  const isOfPage = isOfTab && /^about:(?:blank|srcdoc)/.test(location.href);
  return !isSandboxed && (isWeb || isOfPage) && self.origin === origin;
}
