import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhoneParts } from '@/domain/form/form-filling';

/** The parts of a number that includes its country; otherwise null. */
export function phonePartsOf(number: string): PhoneParts | null {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isPossible()) return null;
  const callingCode = String(parsed.countryCallingCode);
  const international = parsed.formatInternational().replace(/ ext\..*$/s, '');
  return {
    country: parsed.country ?? null,
    callingCode,
    national: international.slice(callingCode.length + 1).trim(),
    international,
  };
}
