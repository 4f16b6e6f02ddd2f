import { describe, expect, it } from 'vitest';
import { answerOfLiving } from '@/browser/frames/answer-of-living';
import { sleep } from '@/std/sleep';

const patience = { sign: 20, answer: 400 };
const never = () => new Promise<never>(() => undefined);
const soon = async () => true;
const late = () => sleep(80).then(() => 'a long list');

describe('the answer of a frame', () => {
  it('is waited for longer than its sign of life', async () => {
    expect(await answerOfLiving({ sign: soon, ask: late }, patience)).toBe('a long list');
  });

  it('is not asked for where there is no sign', async () => {
    let asked = 0;
    const ask = async () => {
      asked += 1;
    };
    expect(await answerOfLiving({ sign: never, ask }, patience)).toBeNull();
    expect(await answerOfLiving({ sign: () => Promise.reject(new Error('gone')), ask }, patience)).toBeNull();
    expect(asked).toBe(0);
  });

  it('is given up in the end', async () => {
    expect(await answerOfLiving({ sign: soon, ask: never }, patience)).toBeNull();
  });
});
