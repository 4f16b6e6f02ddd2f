import { currencyIn } from '../salary-currency';
import { unitIn } from '../salary-unit';
import { extensionPath, type ValueReader, valueAt } from './profile-value';

/** The amount alone, and none where the question names another currency or unit than the user did. */
export const salary: ValueReader = ({ [extensionPath]: own }, { question = '' }) => {
  const { amount, currency, unit } = own?.salary ?? {};
  if (amount === undefined) return null;
  const askedUnit = unitIn(question, { start: question.length, end: question.length });
  const askedCurrency = currencyNamed(question);
  if (askedUnit && askedUnit !== unit) return null;
  if (askedCurrency && askedCurrency !== currency) return null;
  return valueAt(`${extensionPath}.salary.amount`, String(amount));
};

export const salaryCurrency: ValueReader = ({ [extensionPath]: own }, { options }) => {
  const currency = own?.salary?.currency;
  const [option, another] = options?.filter((label) => currencyNamed(label) === currency) ?? [];
  return valueAt(`${extensionPath}.salary.currency`, currency && option && !another ? option : currency);
};

/** Amounts are what tells money in a posting; a question or an option has none. */
function currencyNamed(text: string): string | null {
  return currencyIn(text) ?? currencyIn(`${/\b[A-Z]{3}\b/.exec(text)?.[0] ?? ''} 1`);
}

export const noticePeriod: ValueReader = ({ [extensionPath]: own }) =>
  valueAt(`${extensionPath}.noticePeriod`, own?.noticePeriod);

export const startDate: ValueReader = ({ [extensionPath]: own }) =>
  valueAt(`${extensionPath}.earliestStart`, own?.earliestStart);

export const relocation: ValueReader = ({ [extensionPath]: own }) =>
  valueAt(`${extensionPath}.willingToRelocate`, own?.willingToRelocate);

export const source: ValueReader = ({ [extensionPath]: own }) =>
  valueAt(`${extensionPath}.referralSource`, own?.referralSource);
