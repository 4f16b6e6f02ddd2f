import { useEffect, useRef } from 'react';

/** When the focused element is gone because another view replaced it, focus moves to the new view's heading. */
export function useFocusThatFollows(view: string | null) {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement === document.body) region.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [view]);
  return region;
}
