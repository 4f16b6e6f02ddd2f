import { type FocusEvent, useState } from 'react';

/**
 * Marks an element with `data-pointer` while it was last used with a pointer. Radix gives a pressed tab the focus from code,
 * which the browser takes for the keyboard's doing and rings.
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
