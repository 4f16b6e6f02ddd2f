import type { FormField } from '../form-field';
import { asksAccountName } from './account-names';
import { isOfSomebodyElse } from './other-people';
import { isOfAnotherPlace } from './other-places';
import { isAnotherWay } from './other-ways';
import { phonePartOf } from './phone-row';

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
