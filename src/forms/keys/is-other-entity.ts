import type { FormField } from '@/domain/form/form-field';
import { asksAccountName } from './is-account-name';
import { isAnotherWay } from './is-other-contact';
import { isOfSomebodyElse } from './is-other-person';
import { isOfAnotherPlace } from './is-other-place';
import { phonePartOf } from './phone-part-boxes';

/**
 * Whether a field asks for what its key says, but about somebody or something else: a referee's name, the work address, the place of birth.
 */
export function isNotOwn(fields: readonly FormField[], at: number): boolean {
  const field = fields[at];
  if (!field) return false;
  if (isOfSomebodyElse(field, fields) || isOfAnotherPlace(field) || asksAccountName(field)) return true;
  // The second box of a number is not a second number.
  return isAnotherWay(field) && phonePartOf(fields, at) === null;
}
