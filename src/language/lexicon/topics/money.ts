import type { Phrases, Placed } from './concept-phrases';

/** TOPIC money: pay */
export interface Money {
  /** Pay by the hour; `alone`: abbreviations that say so only behind a slash ("15 €/h"). */
  hour: Placed<'says' | 'alone'>;
  /** By the day. */
  day: Placed<'says' | 'alone'>;
  /** By the week. */
  week: Placed<'says' | 'alone'>;
  /** By the month. */
  month: Placed<'says' | 'alone'>;
  /** By the year. */
  year: Placed<'says' | 'alone'>;
  /** Scales of public pay, in front of a number or behind it: "EG 9 TVöD", "Band 6". */
  payScales: Phrases;
  /** Between an amount and its unit. */
  per: Phrases;
  /** Behind a number of hours or days: those of a week. */
  weekly: Phrases;
  /** Behind a number: times a thousand. */
  thousand: Phrases;
  /** Times ten thousand. */
  tenThousand: Phrases;
  /** Times a hundred thousand. */
  lakh: Phrases;
  /** Times a million. */
  million: Phrases;
  /** Times ten million. */
  crore: Phrases;
  /** Before an amount: it may be more. */
  from: Phrases;
  /** Before an amount: it may be less. */
  upTo: Phrases;
  /** Between the least and the most. */
  to: Phrases;
  /** Behind a number: how often a year's pay is paid. */
  payments: Phrases;
  /** Words for euros. */
  euro: Phrases;
  /** Words for US dollars. */
  usDollar: Phrases;
  /** Words and abbreviations of the language's own currency, if they mean no other. */
  ownCurrency: Phrases;
  /** Words for currencies of several countries: they mark money, and say of no code which. */
  sharedCurrency: Phrases;
}
