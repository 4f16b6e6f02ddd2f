import { findTarget } from '@/page/dom/refs/find-target';

const hidden = new WeakSet<Element>();

/** Remembers that no person sees a control where it is: what covers it, or how faint it is, nothing else tells. */
export function rememberHidden({ selector }: { selector: string }): true {
  const control = findTarget({ selector });
  if (control) hidden.add(control);
  return true;
}

/** Of one that was hidden for a while. */
export const forgetHidden = (control: Element): boolean => hidden.delete(control);

/** Whether a fill looked for a control and did not find it in sight. */
export const wasFoundHidden = (control: Element): boolean => hidden.has(control);
