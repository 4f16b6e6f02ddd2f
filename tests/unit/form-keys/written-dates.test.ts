import { describe, expect, it } from 'vitest';
import { isAskingPlaceholder } from '@/forms/keys/is-example';
import { readCalendarDate, readDateIn, writeDate } from '@/language/dates/calendar-date';
import { dateFormatIn } from '@/language/dates/date-format';

const date = readCalendarDate('2027-02-01');

describe('a date in the format that a form names', () => {
  it.each([
    ['MM/DD/YYYY', '02/01/2027'],
    ['TT.MM.JJJJ', '01.02.2027'],
    ['JJ/MM/AAAA', '01/02/2027'],
    ['GG/MM/AAAA', '01/02/2027'],
    ['DD-MM-JJJJ', '01-02-2027'],
    ['DD.MM.RRRR', '01.02.2027'],
    ['ÅÅÅÅ-MM-DD', '2027-02-01'],
    ['dd-mm-åååå', '01-02-2027'],
    ['PP.KK.VVVV', '01.02.2027'],
    ['GG.AA.YYYY', '01.02.2027'],
    ['ДД.ММ.ГГГГ', '01.02.2027'],
    ['ÉÉÉÉ.HH.NN', '2027.02.01'],
    ['D/M/YY', '1/2/27'],
    ['DD-Mon-YYYY', '01-Feb-2027'],
    ['DD MMM YYYY', '01 Feb 2027'],
    ['MM/AAAA', '02/2027'],
  ])('%s', (format, written) => {
    expect(dateFormatIn(`Start (${format})`)).toBe(format);
    expect(date && writeDate(date, format)).toBe(written);
    expect(isAskingPlaceholder(format)).toBe(false);
  });

  it.each(['Class A / D', 'Data-Manager', 'Tag - Nacht', 'Go/Java', 'mm', 'TT.MMM.JJJJ', 'Mon - Fri'])(
    'is none in: %s',
    (text) => {
      expect(dateFormatIn(text)).toBeNull();
    },
  );

  it('is not written where a part is unknown', () => {
    const month = readCalendarDate('2027-02');
    expect(month && writeDate(month, 'PP.KK.VVVV')).toBeNull();
  });
});

it.each([
  ['01/05/1980', 'DD/MM/YYYY', { year: '1980', month: '05', day: '01' }],
  ['5.1.1980', 'MM.DD.YYYY', { year: '1980', month: '05', day: '01' }],
  ['03/2019', 'MM/AAAA', { year: '2019', month: '03', day: null }],
  ['13/2019', 'MM/YYYY', null],
  ['01/05/80', 'DD/MM/YYYY', null],
  ['May 1980', 'MM/YYYY', null],
])('reads what somebody wrote for it: %s as %s', (text, format, date) => {
  expect(readDateIn(text, format)).toEqual(date);
});
