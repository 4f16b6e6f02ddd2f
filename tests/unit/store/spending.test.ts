import { expect, it } from 'vitest';
import { createSpending } from '@/store/settings/spending';
import { openArea } from './storage-areas';

function openSpending() {
  const area = openArea();
  const damages: string[] = [];
  return { area, damages, spending: createSpending(area, ({ problem }) => damages.push(problem)) };
}

const november = new Date(2026, 10, 30, 23, 59);
const december = new Date(2026, 11, 1, 0, 0);

it('adds up by month of the clock, also what comes at once', async () => {
  const { spending } = openSpending();
  await Promise.all([0.25, 0.5, 1].map((dollars) => spending.add(dollars, november)));
  await spending.add(4, december);
  expect([await spending.ofMonth(november), await spending.ofMonth(december)]).toEqual([1.75, 4]);
  expect(await spending.ofMonth(new Date(2025, 10, 30))).toBe(0);
});

it('refuses what is no amount, and goes on', async () => {
  const { spending } = openSpending();
  await expect(spending.add(Number.NaN, november)).rejects.toThrow();
  await spending.add(1, november);
  expect(await spending.ofMonth(november)).toBe(1);
});

it('takes a damaged amount for none, and says so', async () => {
  const { spending, area, damages } = openSpending();
  await spending.add(1, november);
  for (const name of Object.keys(area.kept)) area.kept[name] = 'much';
  expect(await spending.ofMonth(november)).toBe(0);
  expect(damages).toHaveLength(1);
});
