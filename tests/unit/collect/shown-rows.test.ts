import { describe, expect, it } from 'vitest';
import type { ReadFields } from '@/domain/job/job-fields';
import { hidesAny, keysBesideHidden, showsOthers } from '@/workflows/collect/list/shown-rows';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const fields: ReadFields[] = ['Nurse', 'Baker', 'Welder'].map((title) => ({ title }));

/** A list of three, of which the page shows some. */
function listShowing(shown: readonly number[], each: readonly ReadFields[] = fields) {
  const { recipe, reading } = learnedList('li', [...each]);
  const rows = reading.rows.map((row, index) => (shown.includes(index) ? row : { ...row, ref: null }));
  const ask = async () => ({ ...reading, rows });
  const keys = reading.rows.map(({ key }) => key);
  return { discovery: { run: { run: { state: { recipe } } }, tab: { ask } } as unknown as DiscoveryContext, keys };
}

describe('rows that the page holds and shows some at a time', () => {
  it('are told by those that show now, and only where others are hidden', async () => {
    expect(await keysBesideHidden(listShowing([0, 1]).discovery)).toHaveLength(2);
    expect(await keysBesideHidden(listShowing([0, 1, 2]).discovery)).toBeNull();
    expect(await keysBesideHidden(listShowing([]).discovery)).toBeNull();
  });

  it('have changed where another one shows', async () => {
    const before = (await keysBesideHidden(listShowing([0, 1]).discovery)) ?? [];
    expect(await showsOthers(listShowing([2]).discovery, before)).toBe(true);
    expect(await showsOthers(listShowing([1]).discovery, before)).toBe(false);
  });

  it('wait for their turn where only a press opens them', async () => {
    const key = (await keysBesideHidden(listShowing([2]).discovery)) ?? [];
    expect(await hidesAny(listShowing([0, 1]).discovery, new Set(key))).toBe(true);
    expect(await hidesAny(listShowing([0, 1, 2]).discovery, new Set(key))).toBe(false);
    const linked = fields.map((each, index) => ({ ...each, url: `https://board.example/${index}` }));
    const { discovery, keys } = listShowing([0, 1], linked);
    expect(await hidesAny(discovery, new Set(keys))).toBe(false);
  });
});
