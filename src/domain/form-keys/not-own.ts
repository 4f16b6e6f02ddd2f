import type { FormField } from '../form-field';
import { asksAccountName } from './account-names';
import { isOfSomebodyElse } from './other-people';
import { isOfAnotherPlace } from './other-places';
import { isAnotherWay } from './other-ways';
import { phonePartOf } from './phone-row';

/**
 * Whether a field that is taken for what its key says asks for that of somebody or something else: a referee's name, the address at
 * work, the place of birth.
 */
export function isNotOwn(fields: readonly FormField[], at: number): boolean {
  const field = fields[at];
  if (!field) return false;
  if (isOfSomebodyElse(field, fields) || isOfAnotherPlace(field) || asksAccountName(field)) return true;
  // The second box of a number is no second number.
  return isAnotherWay(field) && phonePartOf(fields, at) === null;
}
