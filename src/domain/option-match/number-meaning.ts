import type { OptionMeaning } from './option-meaning';

/** A whole number, ignoring leading zeros: the days of a month. */
export const numberMeaning: OptionMeaning = ({ words }, key) =>
  key !== null && /^bday-(?:day|year)$/.test(key) && /^\d{1,4}$/.test(words) ? [`number ${Number(words)}`] : [];
