import { toVisibleLine } from '@/language/fold/visible-one-line';
import { type ControlCounts, commonAncestor } from '@/page/dom/controls/control-counts';
import { closestMatching, comesBefore } from '@/page/dom/tree/flat-tree';
import type { FormControlGroup } from './group-form-controls';
import { groupText } from './label-text';

const groups = 'fieldset,[role=radiogroup],[role=group]';
const native = 'input:not([type=hidden]),select,textarea';

/** What names a group of options, and the words that say more about it. */
interface Legend {
  text: string;
  explains: string;
}

/**
 * The legend of options that do not have their group to themselves, since an answer opens further questions in it: the group begins with the
 * options, and whatever else it asks stands among them, or is not shown yet.
 */
export function legendOver({ kind, elements }: FormControlGroup, counts: ControlCounts): Legend | null {
  const [first] = elements;
  if ((kind !== 'choice' && kind !== 'choices') || first.matches('select')) return null;
  const options = commonAncestor(elements);
  const group = options && closestMatching(options, groups);
  if (!group || counts.get(group) === elements.length || counts.get(group) !== counts.get(options)) return null;
  const last = elements.at(-1) ?? first;
  const others = Array.from(group.querySelectorAll(native)).filter((each) => !elements.includes(each as HTMLElement));
  const areAmong = others.every(
    (each) => comesBefore(first, each) && (comesBefore(each, last) || !each.checkVisibility()),
  );
  if (!areAmong) return null;
  const text = groupText(group);
  const ids = (group.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const described = ids.map((id) => textById(group, id));
  return /\p{L}/u.test(text) ? { text, explains: toVisibleLine([text, ...described].join(' ')) } : null;
}

function textById(group: Element, id: string): string {
  const root = group.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id)?.textContent : null) ?? '';
}
