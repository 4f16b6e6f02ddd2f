import { datePartOf } from '@/domain/form-keys/date-parts';
import { closestMatching } from '../walker/flat-tree';
import { type ControlCounts, commonAncestor } from './control-counts';
import { asPart, type FieldDraft } from './field-draft';
import { groupText } from './label-text';
import { textBefore } from './near-text';

/** Day, month and year side by side are one date; month and year as well. */
export function joinDates(drafts: readonly FieldDraft[], counts: ControlCounts): FieldDraft[] {
  const joined: FieldDraft[] = [];
  for (let at = 0; at < drafts.length; ) {
    const run = dateRun(drafts, at, counts);
    const [first, ...others] = run;
    if (first && others.length > 0) joined.push(asDate(first, run, counts));
    else joined.push(...drafts.slice(at, at + 1));
    at += Math.max(run.length, 1);
  }
  return joined;
}

/** The parts of one date that begin here: each another part, and no other control around them. */
function dateRun(drafts: readonly FieldDraft[], start: number, counts: ControlCounts): FieldDraft[] {
  const run: FieldDraft[] = [];
  const seen = new Set<string>();
  for (const draft of drafts.slice(start, start + 3)) {
    const part = datePartOf(draft.field);
    if (part === null || seen.has(part)) break;
    seen.add(part);
    run.push(draft);
  }
  while (run.length > 1 && !standTogether(run, counts)) run.pop();
  return seen.has('year') && run.length > 1 ? run : [];
}

function asDate(first: FieldDraft, run: readonly FieldDraft[], counts: ControlCounts): FieldDraft {
  const parts = run.flatMap((draft) => {
    const part = datePartOf(draft.field);
    return part === null ? [] : [asPart(part, draft)];
  });
  const elements: FieldDraft['elements'] = [first.elements[0], ...run.slice(1).flatMap((draft) => draft.elements)];
  const question = questionOver(elements, counts) || first.field.question;
  const value = run
    .map((draft) => draft.field.value)
    .join(' ')
    .trim();
  return { field: { ...first.field, kind: 'date', question, parts, options: null, value }, elements };
}

function questionOver(elements: FieldDraft['elements'], counts: ControlCounts): string {
  const around = commonAncestor(elements);
  const group = around && closestMatching(around, 'fieldset,[role=group]');
  const isOwn = group && counts.get(group) === elements.length;
  return (isOwn && groupText(group)) || (around ? textBefore(around, counts) : '');
}

function standTogether(run: readonly FieldDraft[], counts: ControlCounts): boolean {
  const around = commonAncestor(run.map((draft) => draft.elements[0]));
  return around !== null && counts.get(around) === run.length;
}
