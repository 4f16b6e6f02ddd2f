import type { FieldDraft } from './field-draft';

/** "Employer, row 1" */
const ofRow = /^(.{1,80}),\s?(\p{L}{1,12}\s?\d{1,2})$/u;

/**
 * Fields of rows without what their names say of the row for readers, which nobody sees: several fields of one row say the same. What they are
 * called stands once over all rows.
 */
export function withoutRowNumbers(drafts: readonly FieldDraft[]): FieldDraft[] {
  const said = drafts.map(({ field: { question, questionFrom } }) => {
    const [, asked, row] = questionFrom === 'name' ? (ofRow.exec(question) ?? []) : [];
    return asked !== undefined && row !== undefined ? { asked, row } : null;
  });
  const ofOne = Map.groupBy(said, (one) => one?.row);
  return drafts.map((draft, at) => {
    const one = said[at];
    const isOfSeveral = new Set(ofOne.get(one?.row)?.map((other) => other?.asked)).size > 1;
    return one && isOfSeveral ? { ...draft, field: { ...draft.field, question: one.asked } } : draft;
  });
}
