import type { Profile } from '@/domain/form/profile';
import { changeExtension } from './change-profile';

/**
 * The profile with a two-word name split for the user to check: in most countries the given name comes first. Only for what is shown next.
 */
export function withNameParts(profile: Profile): Profile {
  const { givenName, familyName } = profile['x-jobtrail'] ?? {};
  const [first, last, ...others] = profile.basics?.name?.trim().split(/\s+/) ?? [];
  if (!first || !last || others.length > 0 || givenName || familyName) return profile;
  return changeExtension({ givenName: first, familyName: last })(profile);
}
