import { expect, it } from 'vitest';
import { addressAt, placeInRow } from '@/workflows/goal/place-in-row';

const text = (from: number, ...rows: string[]) =>
  [
    'list L1 3 rows',
    ...rows.map(
      (words, at) => `  ${at + 1} ${words} · [CLICK: "e${from + at}"] checkbox · [CLICK: "e${from + at + 10}"] ""`,
    ),
  ].join('\n');

const before = text(1, '"1001" | "Hansa"', '"1002" | "Lys"', '"1003" | "Ohm"');

it('is the same control of the row with the same words, wherever that is now', () => {
  const place = placeInRow('e12', before);
  expect(place).toEqual({ words: '1002 | Lys', at: 1 });
  const after = text(31, '"1002" | "Lys"', '"1003" | "Ohm"');
  expect(place && addressAt(place, after)).toBe('e41');
  expect(place && addressAt(place, text(31, '"1003" | "Ohm"'))).toBeNull();
});

it('is none where several rows say the same, or in no row', () => {
  const alike = text(1, '"Open"', '"Open"');
  expect(placeInRow('e1', alike)).toBeNull();
  expect(placeInRow('e9', before)).toBeNull();
  expect(addressAt({ words: 'Open', at: 0 }, alike)).toBeNull();
});
