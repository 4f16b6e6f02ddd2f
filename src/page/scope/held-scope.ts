import type { ScopeClaim } from '../contract';

/** The fill that may write into this document; another document of the same frame knows nothing of it. */
let held: ScopeClaim | null = null;

/** Takes a fill's word that it may write here, if this document is one of those that it says; an earlier fill's counts no more. */
export function openScope(claim: ScopeClaim): boolean {
  held = isMeant(claim) ? claim : null;
  return held !== null;
}

/** Whether a request comes from the fill that may write here. */
export function holdsScope(token: string | undefined): boolean {
  return held !== null && token === held.token && isMeant(held);
}

/** The token of that fill; undefined where there is none. */
export const heldToken = (): string | undefined => held?.token;

/** Read from this world, where no page can replace it. */
function isMeant({ origin, isOfTab, isSandboxed }: ScopeClaim): boolean {
  const isWeb = /^https?:$/.test(location.protocol);
  if (isOfTab && window === window.top) return origin === (self.origin === 'null' ? location.origin : self.origin);
  if (self.origin === 'null') return isSandboxed && isWeb && location.origin === origin;
  // What a page writes into a frame without an address of its own is the page's own.
  const isOfPage = isOfTab && /^about:(?:blank|srcdoc)/.test(location.href);
  return !isSandboxed && (isWeb || isOfPage) && self.origin === origin;
}
