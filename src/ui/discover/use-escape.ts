import { useEffect } from 'react';

/** Calls back when Escape is pressed anywhere in the panel, unless something nearer took it. */
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
