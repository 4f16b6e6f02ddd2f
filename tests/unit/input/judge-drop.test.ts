import { expect, it } from 'vitest';
import type { TabContext } from '@/browser/frames/tab-context';
import { judgeDrop } from '@/browser/input/judge-drop';
import { clicksOf } from '@/browser/input/wanted-press';
import type { PressJudgement, PressRequest } from '@/page-api/press-requests';

const pass: PressJudgement = { outcome: 'pass', identity: '1', likeness: '1', postedAs: [] };
const refused: PressJudgement = { outcome: 'refused', code: 'delete', name: 'Bin' };
const missed: PressJudgement = { outcome: 'missed', by: 'an advert' };
const end = { tab: { x: 5, y: 5, isHit: true, coveredBy: null }, own: { x: 5, y: 5, isHit: true, coveredBy: null } };

/** What comes of a drop: on what it was meant for, and on whatever lies there; null for a page that does not answer. */
function drop(onGoal: PressJudgement | null, there: PressJudgement | null = null) {
  const askFrame = async (_frame: number, _request: string, { target }: PressRequest) => {
    const answer = target ? onGoal : there;
    if (!answer) throw new Error('no answer');
    return answer;
  };
  const tab = { id: 1, askFrame } as Pick<TabContext, 'id'> as TabContext;
  const each = { tab, frameId: 0, wanted: { purpose: 'goal' } } as const;
  const goal = onGoal && { ...each, target: { ref: 'e2' } };
  return judgeDrop({ source: { ...each, target: { ref: 'e1' } }, goal }, end);
}

it('lets go on what passes the gate, be it what was meant or what lies there', async () => {
  expect(await drop(pass)).toBeNull();
  expect(await drop(missed, pass)).toBeNull();
  expect(await drop({ outcome: 'gone' }, pass)).toBeNull();
  expect(await drop(null, pass)).toBeNull();
});

it('lets nothing go on what does not pass, or cannot be judged', async () => {
  expect(await drop(refused, pass)).toMatchObject({ outcome: 'refused' });
  expect(await drop(missed, refused)).toMatchObject({ outcome: 'refused' });
  expect(await drop(missed, missed)).toMatchObject({ outcome: 'covered' });
  expect(await drop({ outcome: 'gone' }, null)).toMatchObject({ outcome: 'gone' });
  expect(await drop(null, null)).toMatchObject({ outcome: 'gone' });
});

it('clicks once where its user has allowed an act', () => {
  const allowed = { code: 'purchase', name: 'Buy', origin: 'https://a.test' } as const;
  expect([clicksOf({ times: 2 }), clicksOf({}), clicksOf({ times: 2, allowed })]).toEqual([2, 1, 1]);
});
