import { saysApply } from '@/language/words/controls/apply-control-words';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import type { ElementGroup } from './find-groups';

/** Share of the rows. */
const nearlyAll = 0.7;
const controls = 'a[href],button,[role=button]';

/** Whether one applies for each row by a control of its own. */
export function areAppliedFor(group: ElementGroup): boolean {
  const applied = group.filter((row) =>
    Array.from(row.querySelectorAll(controls)).some((control) => saysApply(nameOrTextStart(control))),
  );
  return group.length > 1 && applied.length >= nearlyAll * group.length;
}
