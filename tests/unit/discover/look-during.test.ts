import { expect, it } from 'vitest';
import type { DiscoveryContext } from '@/workflows/discovery';
import { lookDuring } from '@/workflows/look-during';

/** A page that shows something new so many times, and how long it was slept for beside. */
function pageWith(news: number) {
  let left = news;
  const told = { slept: 0 };
  const discovery = {
    run: { run: { state: { recipe: null } } },
    tab: {
      async awaitNews() {
        left -= 1;
        return left >= 0;
      },
    },
    sleep: async (ms: number) => {
      told.slept += ms;
    },
  } as unknown as DiscoveryContext;
  return { discovery, told };
}

/** A look that finds something the time it is told; never, if 0. */
function looking(findsAt: number) {
  const looks = { count: 0 };
  return {
    looks,
    async look() {
      looks.count += 1;
      return looks.count === findsAt ? 'found' : null;
    },
  };
}

it('looks whenever there is something new, until it finds what it looks for', async () => {
  const { looks, look } = looking(3);
  expect(await lookDuring(pageWith(9).discovery, 5_000, look)).toBe('found');
  expect(looks.count).toBe(3);
});

it('looks once more where nothing is on its way', async () => {
  const { looks, look } = looking(0);
  const { discovery, told } = pageWith(2);
  expect(await lookDuring(discovery, 5_000, look)).toBeNull();
  expect(looks.count).toBe(3);
  expect(told.slept).toBe(0);
});

it('waits all its time where it is patient', async () => {
  const { look } = looking(0);
  const { discovery, told } = pageWith(0);
  expect(await lookDuring(discovery, 5_000, look, { isPatient: true })).toBeNull();
  expect(told.slept).toBeGreaterThan(4_500);
});

it('looks at once where it has no time', async () => {
  const { looks, look } = looking(1);
  expect(await lookDuring(pageWith(9).discovery, 0, look)).toBe('found');
  expect(looks.count).toBe(1);
});
