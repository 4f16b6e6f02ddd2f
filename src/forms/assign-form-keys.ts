import type { FormField } from '@/domain/form/form-field';
import { assignEmploymentKeys } from './history/employment-keys';
import { assignFieldKeys } from './keys/assign-field-keys';
import { withPresetPlaces } from './keys/preset-places';
import { assignSkillKeys } from './keys/skill-keys';
import { withoutSideForms } from './keys/without-side-forms';

/**
 * The fields of a frame with what the rules know they ask for: each alone and in its context, then those of forms beside the application, of
 * employments and schools, of skills, and what the site has set by itself. Decided here once: what the page guards and what the worker plans
 * must be the same key. `forms` says which form of the page each field is in; null: none. `declared`: the page's language as it says itself
 * (BCP 47).
 */
export function assignFormKeys(
  fields: readonly FormField[],
  forms: readonly (number | null)[],
  declared: string | null,
): FormField[] {
  const keyed = assignSkillKeys(assignEmploymentKeys(withoutSideForms(assignFieldKeys(fields, declared), forms)));
  return withPresetPlaces(keyed);
}
