const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that name no country: unions, what codes are made of, and what was and is no more. */
const none = new Set(
  'EU EZ UN XA XB XK QO ZZ AN CS DD FX NT SU TP YD YU ZR BU DY HV NH RH VD CT FQ JT MI NQ PC PU PZ WK'.split(' '),
);

/** Names of all countries in English, in the order of the alphabet. */
export const countries: readonly string[] = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => !none.has(code))
  .flatMap((code) => names.of(code) ?? [])
  .toSorted((one, other) => one.localeCompare(other, 'en'));
