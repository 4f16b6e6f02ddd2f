import type { OptionMeaning } from './option-meaning';

/** A whole number, whatever zeros it begins with: the days of a month. */
export const numberMeaning: OptionMeaning = ({ words }, key) =>
  key !== null && /^bday-(?:day|year)$/.test(key) && /^\d{1,4}$/.test(words) ? [`number ${Number(words)}`] : [];
