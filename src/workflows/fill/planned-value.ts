import type { AnswerValue } from '@/domain/form/answer';
import type { PlannedField } from '@/domain/form/fill-state';
import { permitCountry } from '@/forms/values/permit-country';
import type { FillContext } from '@/workflows/form/fill-ports';
import { recordAnswerUse, resolveHandle } from '@/workflows/form/resolve-handle';
import type { ShownField } from '@/workflows/form/visible-form-fields';
import { entryOfHandle } from './entries-of-page';
import { formContextOf } from './plan-fields';

/** A value for a field. */
interface PlannedValue {
  value: AnswerValue;
  /** A date in the one writing that boxes of any language may take; null if that is no other. */
  inDigits: string | null;
}

/** The value behind a plan's handle, read at the moment it is entered; null if the user removed it meanwhile. */
export async function resolvePlannedValue(
  filling: FillContext,
  planned: PlannedField,
  asked: ShownField,
): Promise<PlannedValue | null> {
  const { country, fields } = filling.run.run.state;
  const context = formContextOf(asked, permitCountry(country, fields), entryOfHandle(planned.handle));
  const value = await resolveHandle(filling, planned, context);
  if (value === null) return null;
  await recordAnswerUse(filling, planned.handle);
  const written = planned.source === 'profile' ? asWritten(value, asked) : value;
  const isOther = written !== value && typeof value === 'string' && (wholeDate.test(value) || monthOfYear.test(value));
  return { value: written, inDigits: isOther ? value : null };
}

const wholeDate = /^\d{4}-\d{2}-\d{2}$/;
/** A date of which the month is known, and no day. */
export const monthOfYear = /^(\d{4})-(\d{2})$/;
const written = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

/** A profile value for a plain box: on one line, with dates in the form's language. English has two formats. */
function asWritten(
  value: AnswerValue,
  { field: { kind, format, parts }, form: { language } }: ShownField,
): AnswerValue {
  if (typeof value !== 'string' || kind !== 'text') return value;
  // A box with a date format, or for one part, is filled from the date itself.
  if (format !== null || parts.length > 0) return value;
  if ((monthOfYear.test(value) || wholeDate.test(value)) && beginsWithYear(language)) return value;
  if (monthOfYear.test(value)) return value.replace(monthOfYear, '$2/$1');
  if (wholeDate.test(value) && language !== null && language !== 'en') {
    return new Intl.DateTimeFormat(language, written).format(new Date(value));
  }
  return value.split('\n').join(', ');
}

/** Whether dates are written from the year to the day: in Chinese, Hungarian, Swedish. */
function beginsWithYear(language: string | null): boolean {
  if (language === null) return false;
  return new Intl.DateTimeFormat(language, written).formatToParts(0)[0]?.type === 'year';
}
