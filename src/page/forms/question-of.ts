import type { FormField } from '@/domain/form-field';
import { isAttachWords } from '@/domain/form-keys/attach-words';
import { flatParent } from '../walker/flat-tree';
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
  for (let at: Element | null = first; at; at = at === outermost ? null : flatParent(at)) {
    const after = group.kind === 'tick' ? textAfter(at, counts) : '';
    const text = after || textBefore(at, counts);
    if (text && text !== option && !(group.kind === 'file' && isAttachWords(text))) return text;
  }
  return '';
}

function firstOf(texts: readonly string[]): string {
  return texts.find((text) => /\p{L}/u.test(text)) ?? '';
}
