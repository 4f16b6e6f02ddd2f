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

/** Resolves to true once nothing changed for `quietMs`, or false after `timeoutMs`. Never rejects. */
export function waitUntilQuiet({ quietMs, timeoutMs }: { quietMs: number; timeoutMs: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isQuiet: boolean) => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(timeout);
      resolve(isQuiet);
    };
    const becomeQuiet = () => {
      if (document.readyState === 'loading') restart();
      else finish(true);
    };
    const restart = () => {
      clearTimeout(quiet);
      quiet = setTimeout(becomeQuiet, quietMs);
    };
    const observer = new MutationObserver(restart);
    let quiet = setTimeout(becomeQuiet, quietMs);
    const timeout = setTimeout(() => finish(false), timeoutMs);
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: watchedAttributes,
    });
  });
}
