import type { FieldKey } from '@/domain/form/field-key-schema';
import type { Profile } from '@/domain/form/profile';
import { workReaders } from './past-values';
import type { ValueContext } from './profile-value';

/** Whether a key asks for the end of a current employment. */
export function asksEndOfCurrentJob(key: FieldKey, profile: Profile, context: ValueContext): boolean {
  return key === 'work.endDate' && workReaders.isCurrent(profile, context)?.value === true;
}
