import { cachePerTask } from './cache-per-task';

/** A control's labels, in page order. HTML's `labels` traverses the whole page for each control; here all labels are looked up once. */
export function labelsOf(control: Element): readonly HTMLLabelElement[] {
  const root = control.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  return labelsByControl(root).get(control) ?? [];
}

const labelsByControl = cachePerTask((root: Document | ShadowRoot) => {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of root.querySelectorAll('label')) {
    const control = label.control ?? widgetNamedBy(label, root);
    const known = control && found.get(control);
    if (known) known.push(label);
    else if (control) found.set(control, [label]);
  }
  return found;
});

/** A widget of the page's own is no control of HTML's, though a label may name it as one. */
function widgetNamedBy({ htmlFor }: HTMLLabelElement, root: Document | ShadowRoot): Element | null {
  const named = htmlFor === '' ? null : root.getElementById(htmlFor);
  return named?.matches('[role]') ? named : null;
}
