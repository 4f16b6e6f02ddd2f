import { describe, expect, it } from 'vitest';
import { scrollUncovered } from '@/workflows/collect/list/uncover-list';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const pageUrl = 'https://board.example/jobs';
const { recipe } = learnedList('li', []);

/** A list under something that takes the wheel, until its closing control is pressed; `closer`: null if it has none. */
function coveredList(closer: string | null) {
  const acts: string[] = [];
  let isCovered = true;
  const discovery = {
    run: { run: { state: { recipe, pageUrl }, startUrl: pageUrl } },
    tab: {
      url: async () => pageUrl,
      async scrollList() {
        acts.push('scroll');
        return !isCovered;
      },
      async press({ ref }: { ref: string }) {
        acts.push(`press ${ref}`);
        isCovered = false;
        return { outcome: 'pressed', opened: [] };
      },
      async ask(request: string) {
        if (request === 'read-page-kind') return { kind: 'job-list' };
        return { overlay: closer === null ? null : { name: 'News', closers: [{ ref: closer, name: 'Close' }] } };
      },
    },
  } as unknown as DiscoveryContext;
  return { discovery, acts };
}

describe('a list that something lies over', () => {
  it('is scrolled once that is closed', async () => {
    const { discovery, acts } = coveredList('e1');
    await scrollUncovered(discovery, 0.8);
    expect(acts).toEqual(['scroll', 'press e1', 'scroll']);
  });

  it('is left as it is where nothing can be closed', async () => {
    const { discovery, acts } = coveredList(null);
    await scrollUncovered(discovery, 0.8);
    expect(acts).toEqual(['scroll']);
  });
});
