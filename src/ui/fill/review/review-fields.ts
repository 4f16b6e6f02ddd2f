import type { Application, ApplicationField } from '@/domain/form/application';
import { isFillable } from '@/domain/form/field-keys';
import { type FillState, isSameField, type PlannedField } from '@/domain/form/fill-state';

/** A field as reviewed: as it is in the form now, if known, otherwise as the run left it. */
export type ReviewField = PlannedField & Partial<Pick<ApplicationField, 'value' | 'before'>>;

export function reviewFields({ fields }: Pick<FillState, 'fields'>, application: Application | null): ReviewField[] {
  return fields.map((field) => application?.fields.find((one) => isSameField(one, field)) ?? field);
}

/** Whether an inserted value can be removed again. */
export const isUndoable = ({ before }: ReviewField): boolean => before !== undefined && before.length > 0;

/** Whether the panel can edit it: what is never filled is never edited, and files are chosen in the page. */
export const isEditable = (field: ReviewField): boolean =>
  field.before !== undefined && field.kind !== 'file' && field.reason !== 'disabled' && isFillable(field);
