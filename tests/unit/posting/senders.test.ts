import { describe, expect, it } from 'vitest';
import { parseNumberedText } from '@/jobs/posting/parse-numbered-text';
import { hasPostcode, isStreet } from '@/jobs/posting/postal-address';
import { sendersOf } from '@/jobs/posting/senders';
import { postingLine } from './posting-line';

const senders = (text: string) => sendersOf({ lines: parseNumberedText({ text, links: [] }) });

describe('senders', () => {
  it.each([
    ['Iterate AS, Bygdøy allé 21, 0262 Oslo | 22 44 79 18', ['Iterate AS']],
    ['Liksi\n43 quai de la Prévalaye\n35 000 RENNES', ['Liksi']],
    ['© 2026 BO-WERT GmbH · Im Dreieck 4–6 · 23758 Oldenburg in Holstein', ['BO-WERT GmbH']],
    ['Acme Ltd\n12 High Street\nLeeds LS1 4AP', ['Acme Ltd']],
    ['We build bridges.\nHauptstraße 4\n74871 Hollerbach', []],
    ['Our office in Leeds has 4001 plants', []],
    ['Product Manager\nBerlin\n3 days ago', []],
  ])('of “%s”', (text, names) => expect(senders(text)).toEqual(names));
});

it('is not the last item of a list above an address', () => {
  const texts = ['Steelform Ltd', '12 High Street', 'Sheffield S1 2AB'];
  const foot = texts.map((text) => postingLine(text));
  const lines = [postingLine('Good written and spoken English', { isItem: true }), ...foot];
  expect(sendersOf({ lines })).toEqual(['Steelform Ltd']);
  expect(sendersOf({ lines: texts.map((text) => postingLine(text, { isItem: true })) })).toEqual(['Steelform Ltd']);
});

describe('postal addresses', () => {
  it.each(['Hauptstraße 4', 'Im Dreieck 4–6', '43 quai de la Prévalaye', '12 High Street', 'Bygdøy allé 21'])(
    '“%s” is a street',
    (text) => expect(isStreet(text)).toBe(true),
  );
  it.each(['Full-time', 'Senior Developer', '23758 Oldenburg', 'Oct 2023 in Leeds', '3'])('“%s” is none', (text) =>
    expect(isStreet(text)).toBe(false),
  );
  it.each(['23758 Oldenburg', '111 24 Stockholm', '35 000 RENNES', 'Leeds LS1 4AP', '1017 AB Amsterdam'])(
    '“%s” has a postcode',
    (text) => expect(hasPostcode(text)).toBe(true),
  );
  it.each(['Leeds', 'Hauptstraße 4', '2026'])('“%s” has none', (text) => expect(hasPostcode(text)).toBe(false));
});
