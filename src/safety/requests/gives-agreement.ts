import { asksAgreement, isOnlyAgreementText, mayNameCategory } from '@/forms/keys/says-agreement';
import type { NamedValue } from './named-values';

const saysNo = /^(?:0|no|n|off|false|none|null|undefined|den(?:y|ied)|declined?)?$/i;
/** Longer values are texts. */
const longest = 80;

/** Whether a value that is sent agrees to something, or subscribes, by its name or in itself. */
export function givesAgreement({ name, value }: NamedValue): boolean {
  const said = (value ?? '').trim();
  if (saysNo.test(said) || said.length > longest) return false;
  if (mayNameCategory(name) && !/^[a-z]+$/i.test(said)) return false;
  return asksAgreement([name]) || isOnlyAgreementText(said);
}

/** Whether the name alone is that of an agreement, whatever is sent under it. */
export const namesAgreement = ({ name }: NamedValue): boolean => asksAgreement([name]);

/** Whether a value says no more than yes: what for, its name alone tells. */
export const isPlainYes = ({ value }: NamedValue): boolean =>
  /^(?:1|on|yes|y|true|ok|x|accept(?:ed)?|agreed?|checked|subscribed?|daily|weekly)$/i.test((value ?? '').trim());
