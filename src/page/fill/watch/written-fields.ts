import type { FieldControls } from '@/domain/form/form-filling';
import { findTarget } from '@/page/dom/refs/find-target';
import { waitUntilQuiet } from '@/page/dom/tree/wait-until-quiet';
import { clearControl, contentOf } from '../input/take-value-out';

/** Controls that were written to, by their field's selector, so that they can be cleared whatever the page makes of them. */
const written = new Map<string, Set<Element>>();

const settling = { quietMs: 40, timeoutMs: 600 };

export function rememberWrittenControl(field: FieldParts): void {
  written.set(field.selector, new Set([...(written.get(field.selector) ?? []), ...controlsOf(field)]));
}

type FieldParts = Pick<FieldControls, 'selector' | 'parts'>;

/** A field's own control and those of its parts, as far as they are in the page. */
export function controlsOf({ selector, parts }: FieldParts): Element[] {
  return [selector, ...parts.map((part) => part.selector)].flatMap((each) => findTarget({ selector: each }) ?? []);
}

export const wasWritten = ({ selector }: Pick<FieldControls, 'selector'>): boolean => written.has(selector);

/**
 * Clears a field even if it is now disabled, read-only or relabelled, which reveals nothing. True if it is empty then; false also for
 * fields that keep their value outside their controls.
 */
export async function clearWrittenField({ selector }: { selector: string }): Promise<boolean> {
  const controls = [...(written.get(selector) ?? [])].filter((control) => control.isConnected);
  const standing = controls.filter(stands);
  if (standing.length === 0) return false;
  for (const control of standing) clearControl(control);
  await waitUntilQuiet(settling);
  return !controls.some(stands);
}

const stands = (control: Element): boolean => !/^(?:false)?$/.test(contentOf(control));
