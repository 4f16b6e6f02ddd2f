import { FieldKey } from '@/domain/form/field-key-schema';
import type { Profile } from '@/domain/form/profile';
import { keyDescriptions } from './key-descriptions';
import { valueFromProfile } from './value-from-profile';

/** A key as shown to a model: never its value. */
export interface ProfileKey {
  key: FieldKey;
  /** A short description. */
  about: string;
  /** Whether the profile answers it for this job. */
  isKnown: boolean;
}

/** All a profile may answer, for matching a form's questions. `country`: ISO 3166-1 alpha-2 of the job, or null. */
export function profileKeys(profile: Profile, country: string | null): ProfileKey[] {
  return FieldKey.options.flatMap((key) => {
    const about = keyDescriptions[key];
    return about ? [{ key, about, isKnown: valueFromProfile(key, profile, { country, repeat: null }) !== null }] : [];
  });
}
