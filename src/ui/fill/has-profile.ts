import type { FieldKey } from '@/domain/form/field-key-schema';
import type { Profile } from '@/domain/form/profile';
import { valueFromProfile } from '@/forms/values/value-from-profile';

const telling: readonly FieldKey[] = ['name', 'given-name', 'family-name', 'email', 'tel'];

/** Whether forms can be filled at all: every form asks for a name and contact details. */
export function isProfileFillable(profile: Profile): boolean {
  return telling.some((key) => valueFromProfile(key, profile, { country: null, repeat: null }) !== null);
}
