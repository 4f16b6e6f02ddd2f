import type { AnswerValue } from '@/domain/answer';
import type { PlannedField } from '@/domain/fill-state';
import { valueFromProfile } from '@/domain/profile-values/value-from-profile';
import { answerIdOf } from '@/domain/value-handle';
import { contextOf } from './plan-fields';
import type { Filling } from './ports';
import type { ShownField } from './questions-of';

/** The value that a plan names, read at the moment it is put in; null where the user took it back meanwhile. */
export async function plannedValue(
  { store, run, now }: Filling,
  { source, key, handle }: PlannedField,
  asked: ShownField,
): Promise<AnswerValue | null> {
  if (source === 'profile' && key !== null) {
    const said = valueFromProfile(key, await store.profile(), contextOf(asked, run.run.state.country));
    return said && asWritten(said.value, asked);
  }
  const id = answerIdOf(handle);
  const answer = (await store.answers()).find((one) => one.id === id);
  if (!answer) return null;
  const { site, state } = run.run;
  await store.addUse(answer.id, { site, formTitle: state.title, at: now() });
  return answer.value;
}

const wholeDate = /^\d{4}-\d{2}-\d{2}$/;
const monthOfYear = /^(\d{4})-(\d{2})$/;
const written = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

/** A value of the profile as a plain box takes it: on one line, and dates as the form's language writes them. English writes them two ways. */
function asWritten(
  value: AnswerValue,
  { field: { kind, format, parts }, form: { language } }: ShownField,
): AnswerValue {
  if (typeof value !== 'string' || kind !== 'text') return value;
  // A box that says how it wants its date, or for which part, is filled from the date itself.
  if (format !== null || parts.length > 0) return value;
  if (monthOfYear.test(value)) return value.replace(monthOfYear, '$2/$1');
  if (wholeDate.test(value) && language !== null && language !== 'en') {
    return new Intl.DateTimeFormat(language, written).format(new Date(value));
  }
  return value.split('\n').join(', ');
}
