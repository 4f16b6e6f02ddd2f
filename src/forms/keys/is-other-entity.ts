import type { FormField } from '@/domain/form/form-field';
import { isAccountName } from './is-account-name';
import { asksForOtherContact } from './is-other-contact';
import { asksForOtherPerson } from './is-other-person';
import { asksForOtherPlace } from './is-other-place';
import { phonePartOf } from './phone-part-boxes';

/**
 * Whether a field asks for what its key says, but about somebody or something else: a referee's name, the work address, the place of birth.
 */
export function asksForOtherEntity(fields: readonly FormField[], at: number): boolean {
  const field = fields[at];
  if (!field) return false;
  if (asksForOtherPerson(field, fields) || asksForOtherPlace(field) || isAccountName(field)) return true;
  // The second box of a number is not a second number.
  return asksForOtherContact(field) && phonePartOf(fields, at) === null;
}
