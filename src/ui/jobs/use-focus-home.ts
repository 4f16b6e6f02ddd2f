import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes when what had it is gone: what leads the list, else what is to be done where there is none. */
const home = '[data-focus-home], .empty-state .button';

/** Keeps the focus within an element: when what had it goes away with the state that it belonged to, it goes to the first thing. */
export function useFocusHome(region: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const isGone = focused.current !== null && !focused.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    focused.current = null;
    region.current?.querySelector<HTMLElement>(home)?.focus();
  });
  return {
    onFocus({ target }: FocusEvent) {
      focused.current = target;
    },
  };
}
