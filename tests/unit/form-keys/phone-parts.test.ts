import { expect, it } from 'vitest';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
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

it('tells three boxes of a telephone number that are too short for it, whatever their lengths', () => {
  const parts = ['tel-area-code', 'tel-local-prefix', 'tel-local-suffix'];
  expect(boxes([4, 4, 4], ['휴대폰', '휴대폰', '휴대폰'], 'text')).toEqual(parts);
  expect(boxes([5, 4, 4], ['電話番号', '', ''], 'tel')).toEqual(parts);
  expect(boxes([4, 4, 4], ['Telephone', 'Floor', 'Door'], 'text')).not.toContain('tel-local-suffix');
  expect(boxes([20, 4, 4], ['Telephone', '', ''], 'tel')).not.toContain('tel-local-suffix');
});

it('takes the code of the country from a number that has a field of its own for it', () => {
  const keys = (...asked: Parameters<typeof aField>[0][]) => assignFieldKeys(asked.map(aField)).map(({ key }) => key);
  const code = { id: 'a', question: 'Country code', kind: 'combobox' } as const;
  const type = { id: 'b', question: 'Phone device type', kind: 'select' } as const;
  const number = { id: 'c', question: 'Phone number', kind: 'text' } as const;
  expect(keys(code, number)).toEqual(['tel-country-code', 'tel-national']);
  expect(keys(type, code, number).at(-1)).toBe('tel-national');
  expect(keys({ ...code, sections: ['Mother'] }, number).at(-1)).toBe('tel');
  expect(keys(number, code, { ...number, id: 'd' })).toEqual(['tel', 'tel-country-code', 'tel-national']);
});

it('enters the whole number where its list of countries is a part of the same field', () => {
  const parts = [{ part: 'country-code', selector: '#c', kind: 'combobox' } as const];
  const [whole] = assignFieldKeys([aField({ question: 'Phone', clues: { autocomplete: 'tel-national' }, parts })]);
  expect(whole?.key).toBe('tel');
});
