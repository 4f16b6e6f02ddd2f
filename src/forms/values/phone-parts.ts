import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A telephone number in the parts that forms ask for. */
export interface PhoneParts {
  /** ISO 3166-1 alpha-2 code; null if several countries share the number's range. */
  country: string | null;
  /** Without the plus: `1`. */
  callingCode: string;
  /** What follows the country code: `416 555 0142`, without a trunk prefix. */
  national: string;
  /** `+1 416 555 0142`. */
  international: string;
}

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
