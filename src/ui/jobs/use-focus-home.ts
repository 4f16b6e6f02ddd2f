import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** What gets the focus if the focused element is gone: the list's first control, or the action if it is empty. */
const home = '[data-focus-home], .empty-state .button';

/** Keeps the focus within an element: if the focused part disappears with its state, focus moves to the first control. */
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
