import { expect, it } from 'vitest';
import { itemsAsCsv, itemsAsJson } from '@/ui/goal/items-file';

const items = [
  { type: 'product', data: { title: 'Lamp, slim', price: '$20.95' } },
  { type: 'product', data: { title: '=HYPERLINK("x")', brand: 'Norvik' } },
];

it('writes a table of all fields, in which nothing runs', () => {
  expect(itemsAsCsv(items).split('\r\n')).toEqual([
    '\uFEFFtype,title,price,brand',
    'product,"Lamp, slim",$20.95,',
    `product,"'=HYPERLINK(""x"")",,Norvik`,
  ]);
});

it('writes JSON that says the same', () => {
  expect(JSON.parse(itemsAsJson(items))[0]).toEqual({ type: 'product', title: 'Lamp, slim', price: '$20.95' });
});
