import { describe, expect, it } from 'vitest';
import { parseSalary } from '@/language/amounts/parse-salary';

type Reading = [text: string, min: number | null, max: number | null, currency: string | null, unit: string | null];

const readings: Reading[] = [
  ['€50,000 - €60,000 a year', 50_000, 60_000, 'EUR', 'YEAR'],
  ['Starting at $61,722 Per Year (GS 9-12)', 61_722, null, null, 'YEAR'],
  ['$50k–$70k', 50_000, 70_000, null, null],
  ['$120K/yr - $150K/yr', 120_000, 150_000, null, 'YEAR'],
  ['US$ 40 - 55 an hour', 40, 55, 'USD', 'HOUR'],
  ['$25.50 per hour USD', 25.5, 25.5, null, 'HOUR'],
  ['25.50 USD per hour', 25.5, 25.5, 'USD', 'HOUR'],
  ['45.000 € - 60.000 € pro Jahr', 45_000, 60_000, 'EUR', 'YEAR'],
  ['50-60.000 € p.a.', 50_000, 60_000, 'EUR', 'YEAR'],
  ['50–60k €', 50_000, 60_000, 'EUR', null],
  ['ab 3.200 € brutto/Monat', 3200, null, 'EUR', 'MONTH'],
  ['bis zu 75.000 Euro jährlich', null, 75_000, 'EUR', 'YEAR'],
  ['15,50 €/Std.', 15.5, 15.5, 'EUR', 'HOUR'],
  ["CHF 80'000 – 100'000, 80 - 100%", 80_000, 100_000, 'CHF', null],
  ['CHF5000 pro Monat', 5000, 5000, 'CHF', 'MONTH'],
  ['De 35 000 € à 42 000 € par an', 35_000, 42_000, 'EUR', 'YEAR'],
  ['2 100 € brut mensuel', 2100, 2100, 'EUR', 'MONTH'],
  ['1.800 € - 2.200 € bruto al mes', 1800, 2200, 'EUR', 'MONTH'],
  ['RAL 30.000 - 35.000 €', 30_000, 35_000, 'EUR', 'YEAR'],
  ['30 000 – 40 000 Kč / měsíc', 30_000, 40_000, 'CZK', 'MONTH'],
  ['od 120 do 150 zł / godz.', 120, 150, 'PLN', 'HOUR'],
  ['10 000–14 000 zł / mies. (brutto)', 10_000, 14_000, 'PLN', 'MONTH'],
  ['kr 45 000 per måned', 45_000, 45_000, null, 'MONTH'],
  ['₹5,00,000 - ₹8,00,000 a year', 500_000, 800_000, 'INR', 'YEAR'],
  ['₹ 6-8 Lakhs P.A.', 600_000, 800_000, 'INR', 'YEAR'],
  ['от 150 000 до 200 000 ₽ в месяц', 150_000, 200_000, 'RUB', 'MONTH'],
  ['月給25万円～30万円', 250_000, 300_000, 'JPY', 'MONTH'],
  ['£30,000 per annum + 25 days holiday', 30_000, 30_000, 'GBP', 'YEAR'],
  ['£400 - £450 per day', 400, 450, 'GBP', 'DAY'],
  ['Up to $90,000', null, 90_000, null, null],
  ['$100,000+ per year', 100_000, null, null, 'YEAR'],
  ['R$ 4.500,00 por mês', 4500, 4500, 'BRL', 'MONTH'],
  ['C$70,000 a year', 70_000, 70_000, 'CAD', 'YEAR'],
  ['$18/hr, 40 hours per week', 18, 18, null, 'HOUR'],
  ['3.500 € x 14 Monatsgehälter', 3500, 3500, 'EUR', null],
  ['$90k, 401k, full time', 90_000, 90_000, null, null],
  ['€ 2.800 tot € 3.400 per maand', 2800, 3400, 'EUR', 'MONTH'],
  ['B2B 120 - 160 PLN/h', 120, 160, 'PLN', 'HOUR'],
  ['Rp3.200.000 - 4.100.000/Bulan', 3_200_000, 4_100_000, 'IDR', 'MONTH'],
  ['از ۱۸٬۰۰۰٬۰۰۰ تومان', 18_000_000, null, null, null],
  ['40,000 บาท / เดือน', 40_000, 40_000, 'THB', 'MONTH'],
];

describe('parseSalary', () => {
  it.each(readings)('reads %s', (text, min, max, currency, unit) => {
    expect(parseSalary(text)).toEqual({ text, min, max, currency, unit });
  });

  it.each(['Competitive', 'Nach Vereinbarung', '2 openings', '40 hours per week', '100 %', '', 'B2B', 'Level 3'])(
    'reads no pay out of "%s"',
    (text) => {
      expect(parseSalary(text)).toEqual({ text, min: null, max: null, currency: null, unit: null });
    },
  );

  it('names no currency where the text names two', () => {
    expect(parseSalary('€50,000 (USD 55,000) per year')).toMatchObject({ currency: null, unit: 'YEAR' });
  });
});
