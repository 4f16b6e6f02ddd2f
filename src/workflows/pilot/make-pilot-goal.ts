import type { PlannedField } from '@/domain/form/fill-state';
import { matchOption } from '@/forms/options/match-option';
import type { FillContext } from '@/workflows/form/fill-ports';
import type { OpenForPilot } from './find-open-questions';
import type { PilotGoal } from './pilot-goal';
import { profileTexts } from './profile-texts';
import { currentFieldValue } from './value-of-handle';

/**
 * The goal: open questions with their handle or option, and, if parts are unreadable, handles for the profile, except what only the user
 * may answer.
 */
export async function makePilotGoal(filling: FillContext, left: OpenForPilot): Promise<PilotGoal> {
  const { questions, hasUnseen } = left;
  return {
    questions: await Promise.all(questions.map((field) => openQuestion(filling, left, field))),
    values: hasUnseen ? await valuesOf(filling) : [],
  };
}

const chosen = new Set<PlannedField['kind']>(['choice', 'select', 'combobox']);

async function openQuestion(
  filling: FillContext,
  left: OpenForPilot,
  field: PlannedField,
): Promise<PilotGoal['questions'][number]> {
  const { question, handle, kind, options, key } = field;
  const value = chosen.has(kind) ? await currentFieldValue(filling, left, field) : null;
  if (value === null || Array.isArray(value)) return { question, put: handle, choose: null };
  const index = options ? matchOption({ key, value }, options) : null;
  const label = index === null ? value : options?.[index];
  return { question, put: null, choose: typeof label === 'string' ? label : null };
}

async function valuesOf({ store, run }: FillContext): Promise<PilotGoal['values']> {
  const texts = profileTexts(await store.profile(), run.run.state.country);
  return texts.map(({ handle, about }) => ({ handle, about }));
}
