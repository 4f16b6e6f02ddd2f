import type { FormField, FormReading } from '@/domain/form/form-field';
import { addEntryKind } from '@/forms/history/add-entry-button';
import { employmentKey } from '@/forms/history/employment-key';
import { employmentKindOf } from '@/forms/keys/employment-section';
import type { EmploymentKind } from '@/forms/keys/employment-words';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { findTarget } from '@/page/dom/refs/find-target';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { headings } from '@/page/dom/text/headings';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import type { FieldDraft } from './field-draft';

/** Controls. Fewer are a question, not an entry. */
const fewest = 3;
/** Levels between a button and the entries that stand before it. */
const mostLevels = 3;

/** The entries before a button that adds another one. */
interface Entries {
  kind: EmploymentKind;
  title: string;
  boxes: readonly Element[];
}

/**
 * The fields again: in entries under no heading that says what they are about, what adds another one does, as "Add another employment" below
 * them.
 */
export function withAdderTitles(
  fields: readonly FormField[],
  drafts: readonly FieldDraft[],
  adds: FormReading['adds'],
  counts: ControlCounts,
): FormField[] {
  const found = adds.flatMap(({ selector }) => entriesBefore(findTarget({ selector }), counts) ?? []);
  const titles = found.flatMap(({ kind, title, boxes }) => {
    const titled = boxes.map((box) => fields.filter((_, at) => isWithin(drafts[at], box)));
    return titled
      .filter((inside) => isEntry(inside, kind))
      .flatMap((inside) => inside.map((one) => [one, title] as const));
  });
  const titleOf = new Map(titles);
  return fields.map((field) => {
    const title = titleOf.get(field);
    return title === undefined ? field : { ...field, sections: [...field.sections, title] };
  });
}

function entriesBefore(adder: Element | null, counts: ControlCounts): Entries | null {
  const title = adder ? nameOrTextStart(adder) : '';
  const kind = addEntryKind(title, []);
  if (!adder || kind === null) return null;
  let at = adder;
  for (let level = 0; level < mostLevels; level += 1) {
    const boxes = boxesBefore(at, counts);
    if (boxes.length > 0) return { kind, title, boxes };
    const { parentElement } = at;
    if (!parentElement || counts.has(parentElement) || parentElement.querySelector(headings)) return null;
    at = parentElement;
  }
  return null;
}

/** One after the other directly before it; or all in one box there. What has a heading of its own is another part. */
function boxesBefore(adder: Element, counts: ControlCounts): Element[] {
  const boxes: Element[] = [];
  for (let at = adder.previousElementSibling; at && !at.matches(headings); at = at.previousElementSibling) {
    if (at.querySelector(headings)) break;
    if ((counts.get(at) ?? 0) >= fewest) boxes.push(at);
    else if (counts.has(at)) break;
  }
  const [only, ...others] = boxes;
  const inside =
    only && others.length === 0 ? [...only.children].filter((each) => (counts.get(each) ?? 0) >= fewest) : [];
  return inside.length > 1 ? inside : boxes;
}

const isWithin = (draft: FieldDraft | undefined, box: Element): boolean =>
  draft !== undefined && isInFlatTree(draft.elements[0], box);

/** Whether they ask for an employer or a school, and nothing says that they are about something else. */
function isEntry(fields: readonly FormField[], kind: EmploymentKind): boolean {
  const told = kind === 'work' ? 'work.name' : 'education.institution';
  const isTold = fields.some((field) => employmentKey(field, kind) === told);
  return isTold && fields.every((field) => employmentKindOf(field) === null);
}
