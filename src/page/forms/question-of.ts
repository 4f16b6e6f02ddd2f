import type { FormField } from '@/domain/form-field';
import { isAttachWords } from '@/domain/form-keys/attach-words';
import { isKnownLabel } from '@/domain/form-keys/known-label';
import { flatParent } from '../walker/flat-tree';
import { cellText } from './cell-text';
import { type ControlCounts, ownBlocks } from './control-counts';
import type { ControlGroup } from './group-controls';
import { groupText, labelText } from './label-text';
import { textAfter, textBefore } from './near-text';
import { optionLabel } from './option-label';
import type { SystemQuestions } from './system-questions';

type Question = Pick<FormField, 'question' | 'questionFrom'>;

const named = 'fieldset,[role=radiogroup],[role=group],[role=combobox]';

/**
 * What a group of controls asks for: what the form's own system says, else what the page names it by, else the words beside it.
 * Never a placeholder: that is a hint.
 */
export function questionOf(group: ControlGroup, counts: ControlCounts, system: SystemQuestions): Question {
  const known = system(group.elements[0]);
  if (known) return { question: known, questionFrom: 'system' };
  const blocks = ownBlocks(group.elements, counts);
  const name = nameOfGroup(group, blocks);
  if (name) return { question: name, questionFrom: 'name' };
  const near = nearText(group, blocks, counts);
  return near ? { question: near, questionFrom: 'near' } : { question: '', questionFrom: 'none' };
}

function nameOfGroup({ kind, elements }: ControlGroup, blocks: readonly Element[]): string {
  const ofBlocks = () => firstOf(blocks.filter((block) => block.matches(named)).map(groupText));
  if (kind === 'choice' || kind === 'choices') return ofBlocks();
  const own = labelText(elements[0]);
  const saysWhat = /\p{L}/u.test(own) && !(kind === 'file' && isAttachWords(own));
  return saysWhat ? own : ofBlocks();
}

/** The words beside the first control, then beside what stands around it and belongs to this question alone. */
function nearText(group: ControlGroup, blocks: readonly Element[], counts: ControlCounts): string {
  const [first] = group.elements;
  const outermost = blocks.at(-1) ?? first;
  const option = group.elements.length > 1 ? optionLabel(first, counts) : null;
  const isSaying = (text: string) => text !== '' && text !== option && !(group.kind === 'file' && isAttachWords(text));
  for (let at: Element | null = first; at; at = at === outermost ? null : flatParent(at)) {
    const after = group.kind === 'tick' ? textAfter(at, counts) : '';
    const before = after || textBefore(at, counts);
    const text = at === outermost && !after ? besideOrBelow(before, group, blocks, counts) : before;
    if (isSaying(text)) return text;
  }
  return '';
}

/** What stands before the place that a control has for itself, unless that says nothing known and the place itself does. */
function besideOrBelow(before: string, group: ControlGroup, blocks: readonly Element[], counts: ControlCounts): string {
  const [first, ...others] = group.elements;
  if (others.length > 0 || group.kind === 'tick' || isKnownLabel(before)) return before;
  const head = cellText(first, counts);
  if (isKnownLabel(head)) return head;
  const below = blocks.slice(0, -1).map((block) => textAfter(block, counts));
  return below.find(isKnownLabel) ?? (before || head);
}

function firstOf(texts: readonly string[]): string {
  return texts.find((text) => /\p{L}/u.test(text)) ?? '';
}
