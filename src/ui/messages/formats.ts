import { i18n } from '#i18n';
import { memoize } from '@/std/memoize';

/** The browser's language with its region, if the panel has it; otherwise the panel's language. */
function locale(): string {
  const browsers = chrome.i18n.getUILanguage();
  const panels = i18n.t('language');
  return browsers.split('-')[0] === panels ? browsers : panels;
}

let formats: ReturnType<typeof createFormats> | undefined;

function createFormats() {
  return {
    number: new Intl.NumberFormat(locale()),
    dollars: new Intl.NumberFormat(locale(), { style: 'currency', currency: 'USD' }),
    cents: new Intl.NumberFormat(locale(), { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 }),
    percent: new Intl.NumberFormat(locale(), { style: 'percent' }),
    day: new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    dayOfYear: new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }),
    moment: new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }),
    time: new Intl.DateTimeFormat(locale(), { timeStyle: 'medium' }),
    currencies: new Intl.DisplayNames(locale(), { type: 'currency' }),
    countries: new Intl.DisplayNames(locale(), { type: 'region' }),
    month: new Intl.DateTimeFormat(locale(), { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    relative: new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }),
  };
}

const moneyFormat = memoize(
  (currency: string) =>
    new Intl.NumberFormat(locale(), { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
);

const format = () => {
  formats ??= createFormats();
  return formats;
};

export const formatNumber = (value: number): string => format().number.format(value);

/** US dollars; below ten cents the first two significant digits. */
export const formatDollars = (dollars: number): string =>
  format()[dollars !== 0 && Math.abs(dollars) < 0.1 ? 'cents' : 'dollars'].format(dollars);

/** Money in a currency (ISO 4217), without cents if there are none; a bare number if the currency is unknown. */
export function formatMoney(amount: number, currency: string | null): string {
  if (currency === null) return formatNumber(amount);
  return moneyFormat(currency).format(amount);
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** A file size, in the largest unit that yields at least 1: `3.2 MB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), byteUnits.length - 1);
  const unit = byteUnits[step];
  const size = new Intl.NumberFormat(locale(), { style: 'unit', unit, maximumFractionDigits: 1 });
  return size.format(bytes / 1000 ** step);
}

/** The name of a currency in the panel's language: `Euro`. */
export const currencyName = (code: string): string => format().currencies.of(code) ?? code;

/** The name of a country (ISO 3166-1 alpha-2) in the panel's language. */
export function countryWord(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (format().countries.of(code) ?? code) : code;
}

/** A date as precise as written: `2019`, `Mar 2019`, `Mar 4, 2019`. */
export function formatPartDate(date: string): string {
  if (date.length === 4) return date;
  return format()[date.length === 7 ? 'month' : 'dayOfYear'].format(
    new Date(`${date.slice(0, 7)}${date.slice(7) || '-01'}T00:00:00Z`),
  );
}

/** A share of 1. */
export const formatPercent = (share: number): string => format().percent.format(share);

/** A calendar day, `YYYY-MM-DD`; with its year only if it is not this one. */
export function formatDay(day: string, now = new Date()): string {
  const isThisYear = day.startsWith(`${now.getFullYear()}-`);
  return format()[isThisYear ? 'day' : 'dayOfYear'].format(new Date(`${day}T00:00:00Z`));
}

/** A time (ISO 8601) with day and time. */
export const formatMoment = (moment: string): string => format().moment.format(new Date(moment));

/** Only the time of day. */
export const formatTime = (moment: string): string => format().time.format(new Date(moment));

/** Milliseconds as seconds with one decimal. */
export const formatSeconds = (milliseconds: number): string => formatNumber(Math.round(milliseconds / 100) / 10);

/** Milliseconds as minutes and seconds: `1:07`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${formatNumber(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the largest unit that fits; after a month the date. */
export function formatAge(moment: string, now = Date.now()): string {
  const age = now - Date.parse(moment);
  if (age < minute) return i18n.t('time.justNow');
  if (age < hour) return format().relative.format(-Math.floor(age / minute), 'minute');
  if (age < day) return format().relative.format(-Math.floor(age / hour), 'hour');
  if (age < 30 * day) return format().relative.format(-Math.floor(age / day), 'day');
  return formatMoment(moment);
}

/** Compares texts in the language's order, numbers by value. */
export const createCollator = (): Intl.Collator => new Intl.Collator(locale(), { numeric: true, sensitivity: 'base' });
