import { expect, it } from 'vitest';
import { rowsToExtract } from '@/rules/goal/rows-to-extract';

const pageOf = (...rows: string[]) =>
  `page "Jobs" https://a.test/\nmain\n  list L1 ${rows.length} rows\n    ${rows.join('\n    ')}`;

it('reads the rows of a list, and nothing that stands between them', () => {
  const { list, items } = rowsToExtract(
    pageOf(
      '1 [CLICK: "e1"] "Nurse" | "Brno" | "$30" (collapsed)',
      '2 [CLICK: "e2"] "Sign in to go on" | "Let yourself be found" | "Free"',
      '3 [CLICK: "e3"] "Cook" | "Prague" | "$25" (expanded) · [CLICK: "e4"] Save',
    ),
  );
  expect(list).toBe('L1');
  expect(items.map((fields) => fields[0]?.value)).toEqual(['Nurse', 'Cook']);
  expect(items[0]).toContainEqual({ field: 'price', value: '$30' });
});

it('leaves out rows that say far less than the others', () => {
  const { items } = rowsToExtract(
    pageOf(
      '1 [CLICK: "e1"] "Lamp" | "Norvik" | "$30"',
      '2 [CLICK: "e2"] "Advert"',
      '3 [CLICK: "e3"] "Kettle" | "Corva" | "$20"',
    ),
  );
  expect(items.map((fields) => fields[0]?.value)).toEqual(['Lamp', 'Kettle']);
});
