import { isForUserOnly } from '@/domain/field-key';
import type { PlannedField } from '@/domain/fill-state';
import { matchOption } from '@/domain/option-match/match-option';
import type { Profile } from '@/domain/profile';
import { profileKeys } from '@/domain/profile-values/profile-keys';
import { valueFromProfile } from '@/domain/profile-values/value-from-profile';
import type { Filling } from '../fill/ports';
import type { PilotGoal } from './goal';
import type { LeftOpen } from './left-open';
import { valueOfField } from './value-of-handle';

/**
 * The goal: open questions with the handle or the option for each, and, where parts cannot be read, handles of what the profile says of
 * the user, but for what only they answer.
 */
export async function makeGoal(filling: Filling, { questions, hasUnseen, sites }: LeftOpen): Promise<PilotGoal> {
  return {
    questions: await Promise.all(questions.map((field) => openQuestion(filling, field))),
    values: hasUnseen ? valuesOf(await filling.store.profile()) : [],
    sites,
  };
}

const chosen = new Set<PlannedField['kind']>(['choice', 'select', 'combobox']);

async function openQuestion(filling: Filling, field: PlannedField): Promise<PilotGoal['questions'][number]> {
  const { question, handle, kind, options, key } = field;
  const value = chosen.has(kind) ? await valueOfField(filling, field) : null;
  if (value === null || Array.isArray(value)) return { question, put: handle, choose: null };
  const index = options ? matchOption({ key, value }, options) : null;
  const label = index === null ? value : options?.[index];
  return { question, put: null, choose: typeof label === 'string' ? label : null };
}

/** One handle stands for one value: of keys that share it the first is named. */
function valuesOf(profile: Profile): PilotGoal['values'] {
  const values = new Map<string, string>();
  for (const { key, about } of profileKeys(profile, null)) {
    const said = isForUserOnly(key) ? null : valueFromProfile(key, profile, { country: null, repeat: null });
    if (typeof said?.value === 'string' && !values.has(said.handle)) values.set(said.handle, about);
  }
  return [...values].map(([handle, about]) => ({ handle, about }));
}
