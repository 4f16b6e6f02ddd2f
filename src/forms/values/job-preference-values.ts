import { salaryCurrencyIn } from '@/language/amounts/salary-currency';
import { salaryUnitNear } from '@/language/amounts/salary-unit';
import { isNegated } from '@/language/words/forms/negation-words';
import { extensionPath, type ValueReader, valueAt } from './profile-value';

/** An amount other than the one stated: after taxes, or in thousands. */
const otherAmount =
  /(?<!\p{L})(?:net|netto|nett?e?|after tax(?:es)?|thousands?|tausend|milliers|miles|[kt](?:€|\$|£)?)(?!\p{L})/iu;

/** The amount alone; none if the question, or its description, names another currency, unit or kind of amount. */
export const salary: ValueReader = ({ [extensionPath]: own }, { question = '', hint = '' }) => {
  const { amount, currency, unit } = own?.salary ?? {};
  if (amount === undefined || otherAmount.test(question)) return null;
  const asked = `${hint} ${question}`;
  const askedUnit = salaryUnitNear(asked, { start: asked.length, end: asked.length });
  const askedCurrency = currencyNamed(question) ?? currencyNamed(hint);
  if (askedUnit && askedUnit !== unit) return null;
  if (askedCurrency && askedCurrency !== currency) return null;
  return valueAt(`${extensionPath}.salary.amount`, String(amount));
};

export const salaryCurrency: ValueReader = ({ [extensionPath]: own }, { options }) => {
  const currency = own?.salary?.currency;
  const [option, another] = options?.filter((label) => currencyNamed(label) === currency) ?? [];
  return valueAt(`${extensionPath}.salary.currency`, currency && option && !another ? option : currency);
};

/** Money in postings is recognized by amounts; a question or an option has none. */
function currencyNamed(text: string): string | null {
  return salaryCurrencyIn(text) ?? salaryCurrencyIn(`${/\b[A-Z]{3}\b/.exec(text)?.[0] ?? ''} 1`);
}

export const noticePeriod: ValueReader = ({ [extensionPath]: own }) =>
  valueAt(`${extensionPath}.noticePeriod`, own?.noticePeriod);

export const startDate: ValueReader = ({ [extensionPath]: own }) =>
  valueAt(`${extensionPath}.earliestStart`, own?.earliestStart);

/** Conditions one might refuse. */
const condition =
  /(?<!\p{L})(?:own (?:cost|costs|expense)|at your expense|eigene(?:n)? kosten|vos frais|tes frais|propia cuenta|su cuenta|sus gastos|proprie spese|eigen kosten|temporar(?:y|ily)|vorübergehend|temporairement|permanent(?:ly)?|within \d+|every|frequently)(?!\p{L})/iu;

/** Only about moving as such: a question that turns it, or asks for more, is for the person. */
export const relocation: ValueReader = ({ [extensionPath]: own }, { question = '' }) => {
  if (isNegated(question) || condition.test(question)) return null;
  return valueAt(`${extensionPath}.willingToRelocate`, own?.willingToRelocate);
};

export const source: ValueReader = ({ [extensionPath]: own }) =>
  valueAt(`${extensionPath}.referralSource`, own?.referralSource);
