import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CollectorInput } from '@/agents/collector/collector-input';
import type { SearchWish } from '@/domain/job/search';
import type { Landmark } from '@/domain/page/landmarks';
import { CollectorStep } from '@/domain/run/collector-state';
import { call, collectorInput } from '../agents/sample-collection';
import { askRules } from './ask-rules';
import { noLandmarks } from './explorer-input';

const rows = (...names: string[]): Landmark[] => names.map((name, n) => ({ ref: `e${n + 1}`, name }));
const wish = (changes: Partial<SearchWish> = {}): SearchWish => ({
  filter: 'Remote',
  value: 'Yes',
  outcome: 'open',
  evidence: null,
  tries: 0,
  ...changes,
});

/** A page with two rows and a next page, and nothing done yet. */
function view(changes: Partial<CollectorInput> = {}): CollectorInput {
  return collectorInput({
    wishes: [],
    past: [],
    list: { announced: null, rows: 0, unread: 0, problems: [] },
    landmarks: { ...noLandmarks, jobRows: rows('Nurse', 'Cook'), pager: { kind: 'next', ref: 'e9', name: 'Next' } },
    ...changes,
  });
}
const ask = (changes: Partial<CollectorInput> = {}) => askRules.collector(view(changes));
const selected = (asked: string, changes: Partial<CollectorStep> = {}) => call(1, 'select_job', asked, changes);
const collected = call(2, 'collect', 'job');

describe('the rules as the collector', () => {
  it('set what is wished first, all at once', async () => {
    const wishes = [wish(), wish({ filter: null, value: 'nurse' }), wish({ value: 'No', outcome: 'set' })];
    expect(await ask({ wishes })).toEqual({
      name: 'apply_filters',
      input: {
        settings: [
          { filter: 'Remote', option: 'Yes' },
          { filter: null, option: 'nurse' },
        ],
      },
    });
  });

  it.each([
    ['is not on the page', { wishes: [wish({ outcome: 'not-found' })] }],
    ['did not hold twice', { wishes: [wish({ outcome: 'not-held', tries: 2 })] }],
    ['was tried twice', { wishes: [wish()], past: [call(1, 'apply_filters', ''), call(2, 'apply_filters', '')] }],
  ])('leave a wish that %s', async (_what, changes) => {
    expect((await ask(changes)).name).toBe('select_job');
  });

  it('try a wish that did not hold once more', async () => {
    expect((await ask({ wishes: [wish({ outcome: 'not-held', tries: 1 })] })).name).toBe('apply_filters');
  });

  it('select, read, collect, and go on with the next row', async () => {
    expect(await ask()).toMatchObject({ name: 'select_job', input: { selector: 'e1' } });
    const past = [selected('Nurse')];
    expect(await ask({ past })).toEqual({ name: 'extract_data', input: {} });
    const read = [...past, call(2, 'extract_data', 'Nurse')];
    expect(await ask({ past: read, extracted: { title: 'Nurse' } })).toEqual({
      name: 'collect',
      input: { type: 'job', data: [] },
    });
    expect(await ask({ past: [...read, collected] })).toMatchObject({ input: { selector: 'e2' } });
  });

  it('go on with the next row where one failed, could not be read or be collected', async () => {
    for (const past of [
      [selected('e1', { success: false })],
      [selected('Nurse'), call(2, 'extract_data', '', { success: false })],
    ]) {
      expect(await ask({ past })).toMatchObject({ name: 'select_job', input: { selector: 'e2' } });
    }
    const past = [selected('Nurse'), call(3, 'collect', 'job', { success: false })];
    expect(await ask({ past, extracted: {} })).toMatchObject({ name: 'select_job', input: { selector: 'e2' } });
  });

  it('tell rows apart that are called alike, or by more than their name', async () => {
    const landmarks = { ...noLandmarks, jobRows: rows('Nurse', 'Nurse', 'Head Nurse') };
    const next = async (...asked: string[]) =>
      await ask({ landmarks, past: [...asked.map((name) => selected(name)), collected] });
    expect(await next('Nurse')).toMatchObject({ input: { selector: 'e2' } });
    expect(await next('Nurse', 'Nurse with verification')).toMatchObject({ input: { selector: 'e3' } });
    expect(await next('Head Nurse, Kiel')).toMatchObject({ input: { selector: 'e1' } });
    expect((await next('Nurse', 'Nurse', 'Head Nurse')).name).toBe('finish');
  });

  it('turn the page once no row is left, and count rows anew there', async () => {
    const past = [selected('Nurse'), selected('Cook'), collected];
    expect(await ask({ past })).toMatchObject({ name: 'next_page', input: { selector: null } });
    const turned = [...past, call(4, 'next_page', '')];
    expect(await ask({ past: turned })).toMatchObject({ name: 'select_job', input: { selector: 'e1' } });
  });

  it('select none of a list that code has read to the end', async () => {
    const list = { announced: 60, rows: 25, unread: 0, problems: [] };
    expect((await ask({ list })).name).toBe('next_page');
  });

  it.each<[string, Partial<CollectorInput>]>([
    ['no more jobs are allowed', { jobsLeft: 0 }],
    ['the turns are used up', { turnsLeft: 1 }],
    [
      'no page is allowed, and no row left',
      { pagesLeft: 0, landmarks: { ...noLandmarks, pager: view().landmarks.pager } },
    ],
    ['nothing leads on', { landmarks: noLandmarks }],
    [
      'the page could not be turned',
      {
        past: [selected('Nurse'), selected('Cook'), call(3, 'next_page', '', { success: false })],
        list: { announced: null, rows: 2, unread: 0, problems: [] },
      },
    ],
    [
      'the page before brought nothing',
      {
        past: [
          call(1, 'next_page', ''),
          selected('Nurse'),
          selected('Cook'),
          call(4, 'extract_data', '', { success: false }),
        ],
      },
    ],
  ])('finish where %s', async (_what, changes) => {
    expect((await ask(changes)).name).toBe('finish');
  });

  it('put aside what was read with the last turn', async () => {
    expect((await ask({ turnsLeft: 1, extracted: { title: 'Nurse' } })).name).toBe('collect');
  });

  it('come to an end, whatever becomes of their calls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.boolean()), fc.integer({ min: 0, max: 3 }), async (outcomes, pages) => {
        const past: CollectorStep[] = [];
        let pagesLeft = pages;
        let extracted: CollectorInput['extracted'] = null;
        for (let turn = 0; turn < 60; turn += 1) {
          const answer = await ask({ past: [...past], pagesLeft, extracted, wishes: [wish()], turnsLeft: 99 });
          if (answer.name === 'finish') return true;
          const success = outcomes.next().value === true;
          const asked = answer.name === 'select_job' ? nameOf(answer.input.selector) : '';
          past.push(CollectorStep.parse({ turn, tool: answer.name, asked, answer: '', success }));
          if (answer.name === 'extract_data' && success) extracted = { title: 'Nurse' };
          if (answer.name === 'collect' && success) extracted = null;
          if (answer.name === 'next_page' && success) pagesLeft -= 1;
        }
        return false;
      }),
      { numRuns: 40 },
    );
  });
});

function nameOf(ref: string): string {
  return view().landmarks.jobRows.find((row) => row.ref === ref)?.name ?? ref;
}
