import { optionWords } from './fold-option-text';
import type { OptionMeaning } from './option-meaning';

/** States and provinces that are commonly abbreviated. */
const written: Readonly<Record<string, string>> = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
};

const byName = new Map<string, string>();
for (const [country, regions] of Object.entries(written)) {
  for (const region of regions.split('|')) {
    const [code = '', name = ''] = [region.slice(0, 2), region.slice(3)];
    byName.set(optionWords(name), `${country}-${code}`);
    byName.set(code.toLowerCase(), `${country}-${code}`);
    byName.set(`${country} ${code}`.toLowerCase(), `${country}-${code}`);
  }
}

/** What lists add: the code of the region or of its country. */
const code = /(?:(?<!\s)\s+)?\([A-Z]{2,3}\)$|^[A-Z]{2,3}\s+[-–]\s+|(?<!\s)\s+[-–]\s+[A-Z]{2,3}$/;

const nameIn = (text: string): string => optionWords(text.replace(code, ''));

/** A state or province of North America by name or abbreviation (`ON`, `CA-ON`, "Ontario (ON)"); otherwise undefined. */
export function regionOf(text: string): string | undefined {
  return byName.get(optionWords(text)) ?? byName.get(nameIn(text));
}

/** Elsewhere, a region by its own name beside such a code: "Bayern (BY)", "DE - Bayern". */
export const regionMeaning: OptionMeaning = ({ text }) => {
  const region = regionOf(text);
  return region ? [`region ${region}`] : [`named ${nameIn(text)}`];
};
