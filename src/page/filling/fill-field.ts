import type { FieldFilling } from '@/domain/form-filling';
import { findTarget } from '../refs/find-target';
import { waitUntilQuiet } from '../walker/wait-until-quiet';
import type { Filling } from './filling-way';
import { isKnownToStayEmpty } from './known-fields';
import { mayFill } from './may-fill';
import { wayOf } from './way-of';

/** A value that does not hold at once is put in a second time, never a third. */
const attempts = 2;
/** A form answers what is put in at once, or within this long. Milliseconds. */
const settling = { quietMs: 40, timeoutMs: 600 };

/**
 * Puts a value into a field and tells what is committed after. What stands there already is left alone, so filling twice is filling
 * once. Never presses Enter, never presses what sends the form.
 */
export async function fillField(filling: Filling): Promise<FieldFilling> {
  const { selector } = filling.controls;
  const element = findTarget({ selector });
  if (!element) return { outcome: 'gone', committed: '', options: [] };
  const way = (await mayBeFilled(filling, element)) ? wayOf(filling) : null;
  if (!way) return { outcome: 'refused', committed: '', options: [] };
  if (way.holds()) return { outcome: 'already', committed: way.committed(), options: [] };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const refusal = await way.put(attempt);
    if (refusal) return { ...refusal, committed: way.committed() };
    await waitUntilQuiet(settling);
    if (way.holds()) return { outcome: 'held', committed: way.committed(), options: [] };
  }
  return { outcome: 'not-held', committed: way.committed(), options: [] };
}

async function mayBeFilled({ controls, value }: Filling, element: Element): Promise<boolean> {
  if (value.key && /^(?:never|ignore)\./.test(value.key)) return false;
  return mayFill(element) && !(await isKnownToStayEmpty(controls.selector));
}
