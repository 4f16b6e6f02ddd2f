import type { FieldKey } from '../field-key';
import type { FormField } from '../form-field';
import { asksAccountName } from './account-names';
import { isOfSomebodyElse } from './other-people';
import { isOfAnotherPlace } from './other-places';
import { isAnotherWay } from './other-ways';

/**
 * Whether a field whose words were taken for this key asks for that of somebody or something else: a referee's name, the address at work,
 * the place of birth. `fields`: the form around it.
 */
export function isNotOwn(field: FormField, key: FieldKey, fields: readonly FormField[]): boolean {
  const taken = { ...field, key };
  return isOfSomebodyElse(taken, fields) || isOfAnotherPlace(taken) || asksAccountName(taken) || isAnotherWay(taken);
}
