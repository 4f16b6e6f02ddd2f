import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChangeType, ElementType } from '@/domain/page/change-analysis';
import { emptyPageGraph, type PageGraph } from '@/domain/page/page-graph';
import { addPattern, isConfirmed, type SeenBehavior } from '@/memory/patterns';
import { seen } from './sample-graph';

const patternsAfter = (...all: Partial<SeenBehavior>[]): PageGraph =>
  all.reduce<PageGraph>((graph, one) => addPattern(graph, seen(one)), emptyPageGraph);

describe('addPattern', () => {
  it('makes of two like behaviours one, told by the last, confirmed', () => {
    const { patterns } = patternsAfter({ step: 4 }, { step: 9, name: 'Date posted', effect: 'A menu opened.' });
    expect(patterns).toHaveLength(1);
    expect(patterns[0]).toMatchObject({ times: 2, step: 9, name: 'Date posted', effect: 'A menu opened.' });
    expect(patterns.map(isConfirmed)).toEqual([true]);
    expect(patternsAfter({}).patterns.map(isConfirmed)).toEqual([false]);
  });

  it.each<Partial<SeenBehavior>>([
    { elementType: 'close button' },
    { changeType: 'list_updated' },
    { action: 'press_key' },
  ])('keeps apart what differs: %o', (other) => {
    expect(patternsAfter({ step: 1 }, { step: 2, ...other }).patterns).toHaveLength(2);
  });

  it('counts a step once, however often it is told', () => {
    expect(patternsAfter({ step: 4 }, { step: 4 }).patterns[0]?.times).toBe(1);
  });

  it('takes what did nothing for none', () => {
    expect(patternsAfter({ changeType: 'none' })).toEqual(emptyPageGraph);
  });

  it('has first what worked each time, then what worked last', () => {
    const { patterns } = patternsAfter(
      { step: 1, selectors: ['#next-1', '[aria-label="Next"]', 'nav > a'] },
      { step: 2, selectors: ['#next-2', '[aria-label="Next"]'] },
    );
    expect(patterns[0]?.selectors).toEqual(['[aria-label="Next"]', '#next-2', '#next-1', 'nav > a']);
  });

  it('counts every step in exactly one pattern, and keeps their number and selectors bounded', () => {
    const behavior = fc.record({
      elementType: fc.constantFrom(...ElementType.options),
      changeType: fc.constantFrom(...ChangeType.options),
      action: fc.constantFrom('click', 'type_text'),
      selectors: fc.array(fc.string({ minLength: 1 }), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(behavior, { maxLength: 60 }), (all) => {
        const { patterns } = patternsAfter(...all.map((one, step) => ({ ...one, step })));
        const didSomething = all.filter(({ changeType }) => changeType !== 'none');
        expect(patterns.reduce((sum, { times }) => sum + times, 0)).toBe(didSomething.length);
        const kinds = patterns.map(({ elementType, changeType, action }) => `${elementType} ${changeType} ${action}`);
        expect(new Set(kinds).size).toBe(kinds.length);
        for (const { selectors } of patterns) {
          expect(selectors.length).toBeLessThanOrEqual(12);
          expect(new Set(selectors).size).toBe(selectors.length);
        }
      }),
    );
  });
});
