import { type RefObject, useLayoutEffect, useState } from 'react';

/** Minimum width for columns, rem. */
const leastWidth = 46;

/** Whether an element is wide enough for columns. */
export function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const look = () => setWide(current.clientWidth >= leastWidth * rem);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
