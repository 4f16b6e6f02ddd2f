import { expect, it } from 'vitest';
import type { PressIntent, PressOutcome } from '@/browser/tab';
import type { GoalState } from '@/domain/goal/goal-state';
import type { MicroAction } from '@/domain/goal/micro-action';
import type { AllowedAct } from '@/domain/page/allowed-act';
import type { Target } from '@/page-api/element-requests';
import type { Pursuit } from '@/workflows/goal/goal-ports';
import { performAction } from '@/workflows/goal/perform-action';
import { aPursuit } from './a-pursuit';

const pressed: PressOutcome = { outcome: 'pressed', opened: [] };
const element = { role: 'link', name: 'Next', selectors: ['a.next'] };

/** Does one action on a tab that answers each press as told, the last one again and again; tells what was asked of the tab. */
async function perform(
  more: Partial<MicroAction>,
  { answers = [pressed], state = {} }: { answers?: PressOutcome[]; state?: Partial<GoalState> } = {},
) {
  const asked: unknown[] = [];
  const permissions: unknown[] = [];
  const press = async (target: Target, wanted: PressIntent) => {
    asked.push(target);
    permissions.push(wanted.allowed ?? null);
    return answers[Math.min(asked.length, answers.length) - 1] as PressOutcome;
  };
  const drag = async (...given: unknown[]) => {
    asked.push(given.slice(0, 2));
    return pressed;
  };
  const open = async (url: string) => void asked.push(url);
  const pursuit = aPursuit(state);
  const unused = { target: 'e1', end: null, value: null, key: null, direction: null, ms: null, items: null };
  const action: MicroAction = { ...unused, type: 'click', description: '', ...more };
  const tab = { ...pursuit.tab, press, drag, open };
  const performed = await performAction({ ...pursuit, tab } as Pursuit, { action, element }, { text: '' });
  return { performed, asked, permissions };
}

it('clicks as often as said, by its selector once the page has drawn it anew', async () => {
  const { performed, asked } = await perform({ value: '3' }, { answers: [pressed, { outcome: 'gone' }, pressed] });
  expect(performed.outcome).toBe('done');
  expect(asked).toEqual([{ ref: 'e1' }, { ref: 'e1' }, { selector: 'a.next' }, { ref: 'e1' }]);
});

it('does what its user has allowed once, however often it is said', async () => {
  const allowed = { code: 'purchase', name: 'Buy', element: 'Next', origin: 'https://a.test' } as const;
  expect((await perform({ value: '5' }, { state: { allowed } })).asked).toHaveLength(1);
  const ofOther = { ...allowed, element: 'Buy' };
  expect((await perform({ value: '5' }, { state: { allowed: ofOther } })).asked).toHaveLength(5);
});

it('takes a permission to the act that it is for, and to a whole sign-in', async () => {
  const allowedFor = async (allowed: AllowedAct) => (await perform({}, { state: { allowed } })).permissions[0];
  const act: AllowedAct = { code: 'send', name: 'Next', element: 'Next', origin: 'https://a.test' };
  expect(await allowedFor(act)).toEqual(act);
  expect(await allowedFor({ ...act, name: 'Send', element: 'Send' })).toBe(null);
  expect(await allowedFor({ ...act, element: undefined })).toBe(null);
  const signIn: AllowedAct = { ...act, code: 'sign-in', name: 'Sign in', element: 'Sign in' };
  expect(await allowedFor(signIn)).toEqual(signIn);
});

it('opens here what a press opened in another tab, if its site is allowed', async () => {
  const opens = (url: string) => ({ answers: [{ ...pressed, opened: [url] }] });
  expect((await perform({}, opens('https://a.test/thing'))).asked).toEqual([{ ref: 'e1' }, 'https://a.test/thing']);
  const elsewhere = await perform({}, opens('https://b.test/thing'));
  expect(elsewhere.performed).toMatchObject({ outcome: 'failed' });
  expect(elsewhere.asked).toEqual([{ ref: 'e1' }]);
});

it('drags onto an element, a place in one, or as far as said', async () => {
  const ends = ['e2', 'e2 at 70%', '120, -4'];
  const asked = await Promise.all(ends.map(async (end) => (await perform({ type: 'drag', end })).asked[0]));
  expect(asked).toEqual([
    [{ ref: 'e1' }, { ref: 'e2' }],
    [{ ref: 'e1' }, { ref: 'e2', place: { across: 0.7, down: 0.5 } }],
    [{ ref: 'e1' }, { right: 120, down: -4 }],
  ]);
});
