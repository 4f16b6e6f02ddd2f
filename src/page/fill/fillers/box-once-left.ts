import { findTarget } from '@/page/dom/refs/find-target';
import { pollUntil } from '@/page/dom/tree/poll-until';

/** The box that a selector finds; null where it finds none, or something else. */
export function boxAt(selector: string): HTMLInputElement | null {
  const box = findTarget({ selector });
  return box instanceof HTMLInputElement ? box : null;
}

/** The box once its page has had the time, in milliseconds, to take out again what it does not keep. */
export async function boxOnceLeft(selector: string, lostWithin: number): Promise<HTMLInputElement | null> {
  await pollUntil(() => boxAt(selector)?.value === '', lostWithin);
  return boxAt(selector);
}
