import type { SalaryUnit } from '@/domain/job/job-fields';
import { numbersIn } from '@/forms/options/amount-range';
import { parseSalary, plainPay } from '@/language/amounts/parse-salary';
import { salaryCurrencyIn } from '@/language/amounts/salary-currency';
import { payPeriodIn, salaryUnitNear } from '@/language/amounts/salary-unit';
import { fold } from '@/language/fold/fold';
import { currencyCodes } from '@/language/lexicon/currency-codes';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { isNegated } from '@/language/words/forms/negation-words';
import { countNotice, noticeLength, unitsAsked } from '../options/notice-meaning';
import { extensionPath, type ValueContext, type ValueReader, valueAt } from './profile-value';

const findOtherPay = phraseFinder(phrases('values.otherPay'));
/** Thousands by their letter: "in k€", "TEUR". */
const thousands = /(?<![\p{L}'’])[kt](?:\p{Sc}|eur|usd|gbp|chf)?(?!\p{L})/iu;

const findCurrency = phraseFinder(phrases('questions.salaryCurrency', 'says'));

/**
 * The amount alone, with its currency where that is asked for as well; none if the question, or its description, names another currency,
 * unit or kind of amount.
 */
export const salary: ValueReader = ({ [extensionPath]: own }, context) => {
  const { question = '', hint = '', options = [], isNumber } = context;
  const { amount, currency, unit } = own?.salary ?? {};
  if (amount === undefined || asksOtherPay(question) || thousands.test(hint)) return null;
  const asked = plainPay(`${hint} ${question}`);
  const askedUnit = salaryUnitNear(asked, { start: asked.length, end: asked.length });
  const askedCurrency = currencyNamed(question) ?? currencyNamed(hint) ?? currencyOfUnit(hint);
  if (askedUnit && askedUnit !== unit) return null;
  if (askedCurrency && askedCurrency !== currency) return null;
  if (askedCurrency === null && !signsIn(asked).every((sign) => isSignOf(sign, currency))) return null;
  if (options.some((option) => currencyNamed(option) !== null && currencyNamed(option) !== currency)) return null;
  if (askedCurrency === null && namesSharedCurrency(asked) && !shared.has(currency ?? '')) return null;
  if (askedUnit === null && !areOfPeriod(context, amount, unit)) return null;
  const asksBoth = currency !== undefined && !isNumber && options.length === 0 && findCurrency(fold(question)) !== null;
  return valueAt(`${extensionPath}.salary.amount`, asksBoth ? `${amount} ${currency}` : String(amount));
};

export const salaryCurrency: ValueReader = ({ [extensionPath]: own }, { options }) => {
  const currency = own?.salary?.currency;
  const [option, another] = options?.filter((label) => currencyNamed(label) === currency) ?? [];
  return valueAt(`${extensionPath}.salary.currency`, currency && option && !another ? option : currency);
};

/** The one option that says the period of the amount: without options, it is said in no words of a form. */
export const salaryPeriod: ValueReader = ({ [extensionPath]: own }, { options = [] }) => {
  const unit = own?.salary?.unit;
  const [option, another] = unit ? options.filter((label) => payPeriodIn(label) === unit) : [];
  return option === undefined || another !== undefined ? null : valueAt(`${extensionPath}.salary.unit`, option);
};

/** An annual list goes this many times beyond the pay of a month: the user's own of a year is twelve times as much. */
const mostTimes = 4;

/**
 * Whether the amounts to choose from are for the same period as the user's. Where none is named anywhere they are taken to be for a year,
 * unless all are of the size of the amount. A list that is still closed may name any.
 */
function areOfPeriod(
  { options = [], isClosedList = false }: ValueContext,
  amount: number,
  unit: SalaryUnit | undefined,
): boolean {
  const named = options
    .map((option) => salaryUnitNear(plainPay(option), { start: 0, end: 0 }))
    .filter((one) => one !== null);
  if (named.length > 0) return named.every((one) => one === unit);
  if (unit === 'YEAR') return true;
  return !isClosedList && options.flatMap(boundsIn).every((bound) => bound <= mostTimes * amount);
}

/** The amounts in an option, as pay if it reads as such. */
function boundsIn(option: string): number[] {
  const { min, max } = parseSalary(option);
  if (min !== null || max !== null) return [min ?? 0, max ?? 0];
  return numbersIn(option);
}

/** An amount other than the one stated. */
function asksOtherPay(question: string): boolean {
  return findOtherPay(fold(question)) !== null || thousands.test(question);
}

/** Money in postings is recognized by amounts; a question or an option has none. */
export function currencyNamed(text: string): string | null {
  const plain = plainPay(text);
  const inBrackets = /[(（[]([^()（）[\]]{1,20})[)）\]]/u.exec(plain)?.[1] ?? '';
  return (
    salaryCurrencyIn(plain) ??
    salaryCurrencyIn(`${/\b[A-Z]{3}\b/.exec(plain)?.[0] ?? ''} 1`) ??
    salaryCurrencyIn(`1 ${inBrackets}`)
  );
}

/** What stands beside a box comes last in its hint, and says the currency as it would behind an amount: "zł". */
const currencyOfUnit = (hint: string): string | null => salaryCurrencyIn(plainPay(`1 ${hint.split(' · ').at(-1)}`));

const signsIn = (text: string): string[] => text.match(/\p{Sc}/gu) ?? [];

/** "$" is that of many currencies, but not of all. */
function isSignOf(sign: string, currency: string | undefined): boolean {
  if (!currency || !currencyCodes().has(currency)) return false;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.format(0).includes(sign);
}

/** Currencies that share a name with others: which of them a question means is not said. */
const shared: ReadonlySet<string> = new Set(
  `DKK NOK SEK ISK MXN ARS CLP COP PHP UYU DOP SAR QAR OMR YER IRR AED MAD KWD BHD IQD JOD LYD DZD TND RSD EGP SDG SYP`.split(
    ' ',
  ),
);
const findShared = phraseFinder(phrases('money.sharedCurrency'));
const shortNames = /(?<!\p{L})(?:kr|pesos?|dirhams?|dinars?|riyals?)(?!\p{L})/iu;

const namesSharedCurrency = (question: string): boolean =>
  findShared(fold(question)) !== null || shortNames.test(question);

/** As it was said; where a number of weeks or months is asked for, that number, if it is exactly one. */
export const noticePeriod: ValueReader = (
  { [extensionPath]: own },
  { question = '', hint = '', options, isNumber, isClosedList },
) => {
  const said = own?.noticePeriod;
  const [unit, another] = unitsAsked(`${question} ${hint}`);
  const isCounted = unit !== undefined && another === undefined;
  const isChosen = options !== undefined || isClosedList === true;
  if (said === undefined || isChosen || !(isNumber || isCounted)) return valueAt(`${extensionPath}.noticePeriod`, said);
  const notice = noticeLength(said);
  const count = notice && isCounted ? countNotice(notice, unit) : null;
  return count === null ? null : valueAt(`${extensionPath}.noticePeriod`, String(count));
};

export const startDate: ValueReader = ({ [extensionPath]: own }) =>
  valueAt(`${extensionPath}.earliestStart`, own?.earliestStart);

const findCondition = phraseFinder(phrases('values.movingConditions'));

/** "Within 30 days", "at least 50 km": a number is a condition as well. */
const asksForNumber = (question: string): boolean => /\p{N}/u.test(question);

/** Only about moving as such: a question that turns it, or asks for more, is for the person. */
export const relocation: ValueReader = ({ [extensionPath]: own }, { question = '' }) => {
  if (isNegated(question) || findCondition(fold(question)) !== null || asksForNumber(question)) return null;
  return valueAt(`${extensionPath}.willingToRelocate`, own?.willingToRelocate);
};

export const source: ValueReader = ({ [extensionPath]: own }) =>
  valueAt(`${extensionPath}.referralSource`, own?.referralSource);
