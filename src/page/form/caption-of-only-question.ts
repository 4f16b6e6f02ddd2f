import { namesSomebodyElse } from '@/forms/keys/is-other-person';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { flatParent } from '@/page/dom/tree/flat-tree';
import type { FieldDraft } from './field-draft';

/** Characters. Longer lines explain something. */
const longest = 80;
/** Between the names of a part and of the one it is in: "Address · Referee". */
const separators = /[·•|›»]/;

/**
 * Where a page shows a single question, as conversational forms do, the part it belongs to stands in a plain line above it. Such a line is
 * taken for a heading where all of it, or of one of its parts, names somebody else.
 */
export function withCaption(drafts: readonly FieldDraft[], counts: ControlCounts): FieldDraft[] {
  const [only, ...others] = drafts.filter(({ field }) => field.isVisible);
  const caption = only && others.length === 0 ? captionOver(only.elements[0], counts) : null;
  return drafts.map((draft) => {
    const { field } = draft;
    if (draft !== only || caption === null || field.sections.includes(caption)) return draft;
    return { ...draft, field: { ...field, sections: [...field.sections, caption] } };
  });
}

/** Looked for among what stands before the control, back to the last control before it. */
function captionOver(control: Element, counts: ControlCounts): string | null {
  for (let at: Element | null = control; at && at !== document.body; at = flatParent(at)) {
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) {
      if (before.matches('script,style,template')) continue;
      if ((counts.get(before) ?? 0) > 0) return null;
      const text = toVisibleLine((before.textContent ?? '').slice(0, 10 * longest));
      const said = text.length <= longest ? text.split(separators).find(namesSomebodyElse) : undefined;
      if (said !== undefined) return said;
    }
  }
  return null;
}
