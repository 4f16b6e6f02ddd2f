import { expect, it } from 'vitest';
import type { PlannedField } from '@/domain/form/fill-state';
import type { FormReading } from '@/domain/form/form-field';
import { readWithAddedEntries } from '@/workflows/fill/read-with-added-entries';
import { aFilling } from '../pilot/a-filling';

const reading: FormReading = {
  title: '',
  language: 'en',
  fields: [],
  next: null,
  unsureNext: null,
  steps: null,
  place: null,
  closed: [],
  adds: [{ part: 'work', selector: '#add' }],
  editors: [],
  kept: { work: 0, education: 0, language: 0 },
  sends: [],
};

/** How often another entry is added where the form shows none and lists so many as kept. */
async function additions(
  kept: number,
  entered: readonly number[],
  { looks = 1, isCovered = false } = {},
): Promise<number> {
  const fields = entered.map(
    (repeatIndex): PlannedField => ({
      ...{ id: `0 q${repeatIndex}`, frameId: 0, selector: '#title', kind: 'text', question: 'Job title', sections: [] },
      ...{ options: null, key: 'work.position', page: 1, isRequired: false, limit: null, repeatIndex, mappedBy: null },
      ...{ source: 'profile', handle: '{{work[0].position}}', outcome: 'held', reason: null },
    }),
  );
  const { filling } = aFilling({ state: { page: 1, fields } });
  let presses = 0;
  const dialog = { part: 'education' as const, keep: '#save', fields: [], layer: null };
  const shown = { ...reading, kept: { ...reading.kept, work: kept }, editors: isCovered ? [dialog] : [] };
  const form = {
    ...filling.form,
    readForms: async () => ({
      forms: [{ frameId: 0, url: 'https://jobs.example/apply', reading: shown }],
      unreachable: [],
    }),
    lockSubmits: async () => ({
      release: async () => undefined,
      whileGoingOn: <R>(_: unknown, act: () => Promise<R>) => act(),
    }),
    press: async () => {
      presses += 1;
      return isCovered ? { outcome: 'covered' as const, by: 'div' } : { outcome: 'pressed' as const, opened: [] };
    },
  };
  const looking = { ...filling, form, tab: { ...filling.tab, settle: async () => undefined } };
  for (let look = 0; look < looks; look += 1) await readWithAddedEntries(looking);
  return presses;
}

it('adds the next entry once the last is listed, and none after one that is listed nowhere: it would be entered twice', async () => {
  expect(await additions(0, [])).toBe(1);
  expect(await additions(1, [0])).toBe(1);
  expect(await additions(0, [0])).toBe(0);
});

it('adds no second entry where the first cannot be read as one, however often the page is looked at', async () => {
  expect(await additions(0, [], { looks: 4 })).toBe(1);
});

it('tries again what the dialog of another entry has covered, once per look', async () => {
  expect(await additions(0, [], { looks: 3, isCovered: true })).toBe(3);
});
