import { expect, it } from 'vitest';
import { payInSentences } from '@/jobs/posting/pay-in-sentence';

const before = 'Join a team of twelve who write the code that reads nine sensors every millisecond.';

it.each([
  ['The expected base pay for this position is $70,500 - $98,000 a year.', '$70,500 - $98,000 a year'],
  ['Our salary range is $22.50 to $28.00 per hour, depending on experience.', '$22.50 to $28.00 per hour'],
  ['Die Vergütung liegt bei 3.400 € bis 4.100 € pro Monat.', '3.400 € bis 4.100 € pro Monat'],
  ['Loon: bruto loon tussen € 2.650 en € 2.950', 'Loon: bruto loon tussen € 2.650 en € 2.950'],
  [
    "Sou d'entre 1.550 i 1.700 € bruts al mes, en catorze pagues.",
    "Sou d'entre 1.550 i 1.700 € bruts al mes, en catorze pagues.",
  ],
  [
    'Das Gehalt liegt zwischen 42.000 und 48.000 Euro brutto.',
    'Das Gehalt liegt zwischen 42.000 und 48.000 Euro brutto.',
  ],
])('reads the pay in "%s"', (text, pay) => {
  expect(payInSentences([before, text])).toBe(pay);
});

it.each([
  'You manage a budget of $70,500 - $98,000 a year.',
  'We pay a bonus of $1,000 - $2,000.',
  'A salary in line with the market and a bonus of €1,000 - €2,000.',
  'Our salary grew to 12 - 15 people a year.',
  'Pay: competitive. Last year we raised $70,500 - $98,000 a year for schools.',
])('reads none in "%s"', (text) => {
  expect(payInSentences([before, text])).toBeUndefined();
});

it('chooses none of several', () => {
  const texts = ['Base pay in Denver is $70,500 - $98,000 a year.', 'Base pay in Boston is $80,500 - $99,000 a year.'];
  expect(payInSentences(texts)).toBeUndefined();
  expect(payInSentences([texts[0] ?? '', texts[0] ?? ''])).toBe('$70,500 - $98,000 a year');
});
