import type { FieldControls } from '@/domain/form-filling';
import { findTarget } from '../refs/find-target';
import { waitUntilQuiet } from '../walker/wait-until-quiet';
import { standingIn, takeOut } from './take-out';

/** Controls that something was put into, by the selector of their field: to take it back whatever the page has made of them since. */
const written = new Map<string, Set<Element>>();

const settling = { quietMs: 40, timeoutMs: 600 };

export function rememberWritten({ selector, parts }: Pick<FieldControls, 'selector' | 'parts'>): void {
  const controls = [selector, ...parts.map((part) => part.selector)].flatMap(
    (each) => findTarget({ selector: each }) ?? [],
  );
  written.set(selector, new Set([...(written.get(selector) ?? []), ...controls]));
}

/**
 * Takes out what was put into a field, though it may be disabled, read-only or called otherwise by now: that says nothing to anybody. True
 * where nothing stands there after; false also for what keeps its value elsewhere than in its controls.
 */
export async function takeBack({ selector }: { selector: string }): Promise<boolean> {
  const controls = [...(written.get(selector) ?? [])].filter((control) => control.isConnected);
  const standing = controls.filter(stands);
  if (standing.length === 0) return false;
  for (const control of standing) takeOut(control);
  await waitUntilQuiet(settling);
  return !controls.some(stands);
}

const stands = (control: Element): boolean => !/^(?:false)?$/.test(standingIn(control));
