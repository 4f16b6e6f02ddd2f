import { duringOneLook } from './one-look';

/**
 * The labels of a control, in the order of the page. `labels` of HTML goes through the whole page for each control that is asked: the labels
 * are looked up once instead.
 */
export function labelsOf(control: Element): readonly HTMLLabelElement[] {
  const root = control.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  return labelsByControl(root).get(control) ?? [];
}

const labelsByControl = duringOneLook((root: Document | ShadowRoot) => {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of root.querySelectorAll('label')) {
    const { control } = label;
    const known = control && found.get(control);
    if (known) known.push(label);
    else if (control) found.set(control, [label]);
  }
  return found;
});
