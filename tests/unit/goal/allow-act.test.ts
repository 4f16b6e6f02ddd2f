import { expect, it } from 'vitest';
import { canBeAllowed } from '@/workflows/goal/allow-act';
import { aPursuit } from './a-pursuit';

const origin = 'https://a.test';
const allowed = { code: 'delete', name: 'Delete', origin, row: 'Bo | Letter 2' } as const;
const refused = { refusal: 'delete', name: 'Delete' } as const;
const isAsked = (where: { origin: string; row: string } | undefined) =>
  canBeAllowed(aPursuit({ allowed }), { ...refused, where });

it('asks again where the row is another one, or the origin', () => {
  expect(isAsked({ origin, row: 'Bo | Letter 2' })).toBe(false);
  expect(isAsked({ origin, row: 'Cleo | Letter 3' })).toBe(true);
  expect(isAsked({ origin, row: '' })).toBe(true);
  expect(isAsked({ origin: 'https://advert.test', row: 'Bo | Letter 2' })).toBe(true);
  expect(isAsked(undefined)).toBe(false);
});

it('asks no more about a row that says something else each time', () => {
  const where = { origin, row: 'Bo | 3:41 left' };
  const isAskedAfter = (renewals: number) =>
    canBeAllowed(aPursuit({ allowed: { ...allowed, row: 'Bo | 3:42 left', renewals } }), { ...refused, where });
  expect([0, 1, 2].map(isAskedAfter)).toEqual([true, true, false]);
});

it('asks nobody about documents without an origin', () => {
  expect(isAsked({ origin: 'null', row: '' })).toBe(false);
});
