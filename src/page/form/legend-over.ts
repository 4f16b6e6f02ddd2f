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
 * options, and whatever else it asks stands among them, or behind them in the same part.
 */
export function legendOver({ kind, elements }: FormControlGroup, counts: ControlCounts): Legend | null {
  const [first] = elements;
  if ((kind !== 'choice' && kind !== 'choices') || first.matches('select')) return null;
  const options = commonAncestor(elements);
  const group = options && closestMatching(options, groups);
  if (!group || counts.get(group) === elements.length || counts.get(group) !== counts.get(options)) return null;
  const before = group.querySelector(native);
  if (before && before !== first && comesBefore(before, first)) return null;
  const text = groupText(group);
  const ids = (group.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const described = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return /\p{L}/u.test(text) ? { text, explains: toVisibleLine([text, ...described].join(' ')) } : null;
}
