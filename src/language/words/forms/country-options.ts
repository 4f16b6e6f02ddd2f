import type { FieldOption } from '@/domain/form/form-field';
import { countryListLanguages } from '@/language/countries/country-list-languages';
import { fold } from '@/language/fold/fold';
import { currencyCodes } from '@/language/lexicon/currency-codes';

/** Names and codes of countries in the languages of forms; built on first use. */
let known: ReadonlySet<string> | null = null;

const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR ST SV SY SZ TD TG TH TJ TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  );

function countryNames(): ReadonlySet<string> {
  if (known) return known;
  const names = countryListLanguages.flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    return codes.map((code) => fold(display.of(code) ?? code));
  });
  known = new Set(names);
  return known;
}

/** Share of options that must be countries. */
const share = 0.7;

/** Whether it is a country's name or two-letter code. */
export function isCountryName(text: string): boolean {
  return countryNames().has(fold(text));
}

/** Whether the options are countries, with or without dial codes. */
export function areCountries(options: readonly FieldOption[] | null): boolean {
  if (!options || options.length === 0) return false;
  const isCountry = ({ label }: FieldOption) => isCountryName(label.replace(/[+(]?\+?\d.*$/s, ''));
  return options.filter(isCountry).length >= Math.max(1, options.length * share);
}

/** Whether the options are currencies, by their codes, and no amounts of one. */
export function areCurrencies(options: readonly FieldOption[] | null): boolean {
  if (!options || options.length < 2) return false;
  const codes = currencyCodes();
  const isCurrency = ({ label, value }: FieldOption) =>
    !/\d{2}/.test(label) &&
    (codes.has(value ?? '') || (label.match(/\b[A-Z]{3}\b/g) ?? []).some((code) => codes.has(code)));
  return options.filter(isCurrency).length >= options.length * share;
}
