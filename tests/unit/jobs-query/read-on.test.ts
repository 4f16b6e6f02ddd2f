import { describe, expect, it } from 'vitest';
import { initialQuery } from '@/domain/job/job-query';
import { job, jobsAtHand, nobody } from './job-source-of';

const many = () => Array.from({ length: 100 }, (_, index) => job({ title: index === 99 ? 'Nurse' : 'Cook' }));
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('before anybody looks', () => {
  it('no more than the first few jobs are read', async () => {
    const { engine } = jobsAtHand(many(), { readsOn: false });
    const query = { ...initialQuery, text: 'cook' };
    expect(await engine.ask(query, nobody)).toMatchObject({ count: 60 });
    await pause();
    const later = await engine.ask(query, nobody);
    expect([later.count, later.loaded < 1]).toEqual([60, true]);
    engine.readOn();
    await expect.poll(() => engine.ask(query, nobody)).toMatchObject({ count: 99, loaded: 1 });
  });

  it('all others are, where the first few have nothing of what is asked', async () => {
    const { engine } = jobsAtHand(many(), { readsOn: false });
    const query = { ...initialQuery, text: 'nurse' };
    expect(await engine.ask(query, nobody)).toMatchObject({ count: 0 });
    await expect.poll(() => engine.ask(query, nobody)).toMatchObject({ count: 1, loaded: 1 });
  });
});
