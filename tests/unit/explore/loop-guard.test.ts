import { describe, expect, it } from 'vitest';
import type { Act } from '@/domain/page/page-act';
import { countRepeat, dueWarning, isRepeatedTooOften, isStuck, repeatKey } from '@/workflows/explore/loop-guard';
import { sampleExploration } from './sample-exploration';

const press: Act = { name: 'click', selector: '#next', reason: 'to see more' };
const page = 'main\n  [CLICK: "e12"] button "Next"';

describe('the loop guard', () => {
  it('lets the same act run twice on the same page, and no third time', () => {
    const key = repeatKey(press, null, page);
    let exploration = sampleExploration();
    for (let time = 0; time < 2; time += 1) {
      expect(isRepeatedTooOften(exploration, key)).toBe(false);
      exploration = { ...exploration, repeats: countRepeat(exploration, key) };
    }
    expect(isRepeatedTooOften(exploration, key)).toBe(true);
  });

  it('knows an act by what it does, whatever the reason given', () => {
    expect(repeatKey({ ...press, reason: 'another one' }, null, page)).toBe(repeatKey(press, null, page));
    expect(repeatKey({ ...press, selector: '#previous' }, null, page)).not.toBe(repeatKey(press, null, page));
  });

  it('knows a page by its text, whatever its refs', () => {
    expect(repeatKey(press, null, page.replace('e12', 'e99'))).toBe(repeatKey(press, null, page));
    expect(repeatKey(press, null, page.replace('Next', 'Last'))).not.toBe(repeatKey(press, null, page));
  });

  it('tells the explorer once that nothing new was found, and ends later', () => {
    const told = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((turns) => dueWarning(sampleExploration({ turns })) !== null);
    expect(told).toEqual([6]);
    expect(isStuck(sampleExploration({ turns: 9 }))).toBe(false);
    expect(isStuck(sampleExploration({ turns: 10 }))).toBe(true);
    expect(isStuck(sampleExploration({ turns: 10, progressTurn: 4 }))).toBe(false);
  });

  it('says when few steps are left', () => {
    expect(dueWarning(sampleExploration({ turns: 22, progressTurn: 21 }))).toContain('3 steps');
  });
});
