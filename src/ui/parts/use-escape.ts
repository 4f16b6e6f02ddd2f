import { useEffect } from 'react';

/** Called when Escape is pressed anywhere in the panel, unless something closer handled it. */
export function useEscape(onEscape: (() => void) | null): void {
  useEffect(() => {
    if (!onEscape) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
}
