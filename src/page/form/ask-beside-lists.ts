import { type ControlCounts, commonAncestor } from '@/page/dom/controls/control-counts';
import type { FieldDraft } from './field-draft';
import { questionAround } from './question-text';

/** Drafts between a box and what stands beside it: a currency, and the time that an amount is for. */
const most = 2;

/**
 * A box without words of its own beside lists that have theirs, such as an amount beside its currency, is asked by what stands over them all:
 * the lists say which part of the answer they are.
 */
export function askBesideLists(drafts: readonly FieldDraft[], counts: ControlCounts): FieldDraft[] {
  return drafts.map((draft, index) => {
    if (!isUnasked(draft)) return draft;
    const lists = drafts.slice(Math.max(0, index - most), index + most + 1).filter(isNamedList);
    const around = lists.length > 0 ? blockOf(draft, lists, counts) : [];
    const question = around.length > 0 ? questionAround(around, counts) : '';
    return question === '' ? draft : { ...draft, field: { ...draft.field, question, questionFrom: 'near' } };
  });
}

const isUnasked = ({ field: { kind, question } }: FieldDraft): boolean =>
  (kind === 'text' || kind === 'number') && question === '';

const isNamedList = ({ field: { kind, questionFrom } }: FieldDraft): boolean =>
  (kind === 'select' || kind === 'combobox') && questionFrom === 'name';

/** The elements of the box and of the lists beside it; none if others stand with them. */
function blockOf(draft: FieldDraft, lists: readonly FieldDraft[], counts: ControlCounts): Element[] {
  for (const near of [lists, ...lists.map((list) => [list])]) {
    const elements = [draft, ...near].flatMap((one) => one.elements);
    const around = commonAncestor(elements);
    if (around && counts.get(around) === elements.length) return elements;
  }
  return [];
}
