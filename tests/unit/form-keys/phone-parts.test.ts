import { expect, it } from 'vitest';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { withUnchosenCodes } from '@/forms/unchosen-codes';
import { aField } from './a-field';

const boxes = (limits: number[], labels = ['Area code', 'Number', 'Number'], type = 'tel') =>
  assignFieldKeys(
    limits.map((limit, at) =>
      aField({ id: `q${at}`, question: labels[at] ?? '', limit, clues: { type }, sections: ['You', 'Phone number'] }),
    ),
  ).map(({ key }) => key);

it('tells the boxes of a telephone number by the digits they take, in any language', () => {
  expect(boxes([3, 3, 4])).toEqual(['tel-area-code', 'tel-local-prefix', 'tel-local-suffix']);
  expect(boxes([3, 3, 4], ['Vorwahl', 'Nummer', 'Nummer'])).toEqual([
    'tel-area-code',
    'tel-local-prefix',
    'tel-local-suffix',
  ]);
  expect(boxes([3, 8])).toEqual(['tel-area-code', 'tel-local']);
});

it('takes no other boxes for such parts', () => {
  expect(boxes([3, 3, 20])).not.toContain('tel-local-prefix');
  expect(boxes([3, 3, 4], ['House', 'Floor', 'Door'], 'text')).not.toContain('tel-local-suffix');
});

it('takes the country code before an empty number for a guess of the page', () => {
  const code = aField({ key: 'tel-country-code', value: 'United Kingdom (+44)' });
  const isGuess = (value: string) => withUnchosenCodes([code, aField({ key: 'tel', value })])[0]?.isUnchosen;
  expect([isGuess(''), isGuess('7700 900123')]).toEqual([true, false]);
});
