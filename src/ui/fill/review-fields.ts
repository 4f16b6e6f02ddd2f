import type { Application, ApplicationField } from '@/domain/application';
import { isNever } from '@/domain/field-key';
import { type FillState, isSameField, type PlannedField } from '@/domain/fill-state';

/** A field as the review shows it: as it stands in the form now where that is known, else as the run left it. */
export type ReviewField = PlannedField & Partial<Pick<ApplicationField, 'value' | 'before'>>;

export function reviewFields({ fields }: Pick<FillState, 'fields'>, application: Application | null): ReviewField[] {
  return fields.map((field) => application?.fields.find((one) => isSameField(one, field)) ?? field);
}

/** Whether something was put in that can be taken out again. */
export const isUndoable = ({ before }: ReviewField): boolean => before !== undefined && before.length > 0;

/** Whether the user can change it from the panel: what nobody fills, nobody edits, and files are chosen in the page. */
export const isEditable = ({ key, kind, before, reason }: ReviewField): boolean =>
  before !== undefined && kind !== 'file' && reason !== 'disabled' && (key === null || !isNever(key));
