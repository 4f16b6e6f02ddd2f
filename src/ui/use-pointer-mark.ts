import { type FocusEvent, useState } from 'react';

/**
 * Marks an element with `data-pointer` while it was last used with a pointer. Radix focuses a pressed tab from code, which the browser
 * treats as keyboard focus and rings.
 */
export function usePointerMark() {
  const [isPointed, setPointed] = useState(false);
  return {
    'data-pointer': isPointed,
    onPointerDown: () => setPointed(true),
    onKeyDown: () => setPointed(false),
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setPointed(false);
    },
  };
}
