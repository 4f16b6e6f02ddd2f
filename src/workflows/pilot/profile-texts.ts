import type { FieldKey } from '@/domain/form/field-key-schema';
import { isForUserOnly } from '@/domain/form/field-keys';
import type { Profile } from '@/domain/form/profile';
import { profileKeys } from '@/forms/values/profile-keys';
import { valueFromProfile } from '@/forms/values/value-from-profile';

/** A text of the profile, and what it is. */
export interface ProfileText {
  handle: string;
  text: string;
  key: FieldKey;
  /** What it is, in a few words. */
  about: string;
}

/**
 * The profile's texts, except what only the user may answer. One handle per text: the first key of several is named. `country`: ISO 3166-1
 * alpha-2 of the job, or null.
 */
export function profileTexts(profile: Profile, country: string | null): ProfileText[] {
  const texts = new Map<string, ProfileText>();
  for (const { key, about } of profileKeys(profile, country)) {
    const said = isForUserOnly(key) ? null : valueFromProfile(key, profile, { country, repeat: null });
    if (typeof said?.value !== 'string' || texts.has(said.handle)) continue;
    texts.set(said.handle, { handle: said.handle, text: said.value, key, about: about + whichOf(key) });
  }
  return [...texts.values()];
}

/** The profile gives one of several: the model cannot see which. */
function whichOf(key: FieldKey): string {
  if (key.startsWith('work.')) return ' (the present or latest)';
  return key.startsWith('education.') ? ' (the highest or latest)' : '';
}
