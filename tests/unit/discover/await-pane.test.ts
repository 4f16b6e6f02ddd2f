import { describe, expect, it } from 'vitest';
import type { ReadFields } from '@/domain/job/job-fields';
import { DetailsReading, Row } from '@/domain/page/page-readings';
import { awaitPane, hasOpenedAnother, type PaneBefore, type PaneReading } from '@/workflows/collect/posting/await-pane';

const posting = (fields: ReadFields): DetailsReading =>
  DetailsReading.parse({ fields: { title: 'Clerk', ...fields }, source: 'page', isClosed: false, pane: '#pane' });

const row = Row.parse({
  key: '2',
  index: 1,
  ref: 'L1.2',
  isRendered: true,
  isPromoted: false,
  fields: { siteJobId: '2', title: 'Clerk', company: 'Papershell' },
});
const before = posting({ company: 'Oakline Bank', description: 'We lend.' });
const own = posting({ company: 'Papershell', description: 'We print.' });

/** What the pane shows from which ms on after the press; the wait, and what came of it. */
async function waited(
  shown: readonly [from: number, DetailsReading | null][],
  { isOfAnotherRow = true, pane = before as DetailsReading | null, pressed = row } = {},
): Promise<PaneReading & { ms: number; isHit: boolean }> {
  let ms = 0;
  const paneBefore: PaneBefore = { shown: pane, isOfAnotherRow };
  const looks = {
    look: async () => shown.findLast(([from]) => from <= ms)?.[1] ?? null,
    hasLeft: async () => false,
    during: async (wait: number, look: () => Promise<PaneReading | null>) => {
      ms += wait;
      return look();
    },
  };
  const reading = await awaitPane(looks, pressed, paneBefore);
  return { ...reading, ms, isHit: hasOpenedAnother(reading, paneBefore) };
}

describe('a pane after a press', () => {
  it('is read as soon as it shows the row', async () => {
    expect(await waited([[0, own]])).toMatchObject({ own, ms: 0 });
    expect(
      await waited([
        [0, before],
        [200, null],
        [400, own],
      ]),
    ).toMatchObject({ own, ms: 450 });
  });

  it('is not read while the head alone is the row’s', async () => {
    const half = posting({ company: 'Papershell', description: 'We lend.' });
    expect(
      await waited([
        [0, half],
        [300, own],
      ]),
    ).toMatchObject({ own, ms: 450 });
    const headless = posting({ description: 'We lend.' });
    expect(
      await waited([
        [0, headless],
        [300, own],
      ]),
    ).toMatchObject({ own, ms: 450 });
  });

  it('is read late where two postings have the same text', async () => {
    const twin = posting({ company: 'Papershell', description: 'We lend.' });
    expect(await waited([[0, twin]])).toMatchObject({ own: twin, ms: 1050 });
  });

  it('may have shown the row before', async () => {
    expect(await waited([[0, own]], { pane: own, isOfAnotherRow: false })).toMatchObject({ own, ms: 1050 });
  });

  it('is not read twice for two rows with names of their own', async () => {
    const pane = posting({ company: 'Papershell', description: 'We bind.' });
    expect(await waited([[0, pane]], { pane })).toMatchObject({ own: null });
    expect(
      await waited(
        [
          [0, pane],
          [2000, own],
        ],
        { pane },
      ),
    ).toMatchObject({ own, ms: 2250 });
    const nameless = { ...row, fields: { title: 'Clerk', company: 'Papershell' } };
    expect(await waited([[0, pane]], { pane, pressed: nameless })).toMatchObject({ own: pane });
  });

  it('tells which other posting came in its place', async () => {
    const other = posting({ company: 'Meridian-Atlas', description: 'We travel.' });
    expect(
      await waited([
        [0, before],
        [200, other],
      ]),
    ).toMatchObject({ own: null, other, isHit: true });
    expect(await waited([[0, before]])).toMatchObject({ own: null, other: before, isHit: false });
    expect(await waited([[0, null]])).toMatchObject({ own: null, other: null, isHit: false });
  });
});
