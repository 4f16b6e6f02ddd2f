import type { PageRequests } from '@/page-api/page-requests';

/** Attributes that change without adding nodes while the page is still working or reacting. */
const watchedAttributes = [
  'hidden',
  'open',
  'disabled',
  'aria-hidden',
  'aria-busy',
  'aria-expanded',
  'aria-selected',
  'aria-checked',
];

/** For how long a transition or an animation that ends by itself is waited for; some pages start one after the other. */
const longestAnimationMs = 600;

/**
 * Resolves to true once nothing changed for `quietMs` and what moves has arrived, or false after `timeoutMs`: panels are taken away when
 * they have faded. `isChangeAwaited`: not before something changed. Never rejects.
 */
export function waitUntilQuiet({
  quietMs,
  timeoutMs,
  isChangeAwaited = false,
}: PageRequests['wait-until-quiet']['input']): Promise<boolean> {
  const start = performance.now();
  return new Promise((resolve) => {
    const finish = (isQuiet: boolean) => {
      observer.disconnect();
      document.removeEventListener('scroll', restart, { capture: true });
      clearTimeout(quiet);
      clearTimeout(timeout);
      resolve(isQuiet);
    };
    const becomeQuiet = () => {
      const mayMove = performance.now() - start < longestAnimationMs && document.getAnimations().some(isArriving);
      if (document.readyState === 'loading' || mayMove) restart();
      else finish(true);
    };
    const restart = () => {
      clearTimeout(quiet);
      quiet = setTimeout(becomeQuiet, quietMs);
    };
    const observer = new MutationObserver(restart);
    let quiet = isChangeAwaited ? undefined : setTimeout(becomeQuiet, quietMs);
    const timeout = setTimeout(() => finish(false), timeoutMs);
    // The wheel moves a page a little after it was turned.
    document.addEventListener('scroll', restart, { capture: true, passive: true });
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: watchedAttributes,
    });
  });
}

function isArriving({ playState, effect }: Animation): boolean {
  return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longestAnimationMs;
}
