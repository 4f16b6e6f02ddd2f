import { expect, it } from 'vitest';
import { actionLines } from '@/agents/goal-view/action-lines';
import type { Attempt } from '@/domain/goal/goal-state';
import type { DoneAction, MicroAction } from '@/domain/goal/micro-action';
import type { AllowedAct } from '@/domain/page/allowed-act';
import { attemptAfter, stateAfter } from '@/workflows/goal/after-act';
import { describeNameless } from '@/workflows/goal/describe-nameless';
import { linesAbout, withoutUnproven } from '@/workflows/goal/judge-step';
import { rowAround } from '@/workflows/goal/row-of-act';
import { goalOf } from '@/workflows/goal/saved-goal';
import { linesBetween, wholeIfSmall } from '@/workflows/goal/view-page';
import { aPursuit } from './a-pursuit';

const action: MicroAction = {
  type: 'click',
  target: 'e1',
  end: null,
  value: null,
  key: null,
  direction: null,
  ms: null,
  items: null,
  description: 'press it',
};
const state = { url: '', title: '', visibleSections: [], availableActions: [], extractedData: {}, details: [] };

function attempt(queued: number, isRemembered = false): Attempt {
  return {
    looksAgain: false,
    stepId: 's1',
    startedAtMs: 0,
    turns: 1,
    queue: Array.from({ length: queued }, () => ({ action, element: null })),
    done: [],
    before: state,
    linesBefore: [],
    rowsBefore: [],
    show: null,
    isRemembered,
    closing: null,
    extracted: [],
  };
}

const record = (outcome: DoneAction['outcome'] = 'done'): DoneAction => ({
  action,
  element: null,
  outcome,
  error: null,
  refusal: null,
  hasChanged: true,
  held: 0,
});
const still = { hasMoved: false, hasOpened: false };

it.each([
  { name: 'goes on while its ground is there', queued: 2, seen: still, stage: 'act', left: 1 },
  {
    name: 'is dropped where another page came',
    queued: 2,
    seen: { ...still, hasMoved: true },
    stage: 'decide',
    left: 0,
  },
  {
    name: 'is dropped where something opened',
    queued: 2,
    seen: { ...still, hasOpened: true },
    stage: 'decide',
    left: 0,
  },
  { name: 'is judged once it is through', queued: 1, seen: { ...still, hasMoved: true }, stage: 'judge', left: 0 },
  {
    name: 'is looked at where its last action opened something',
    queued: 1,
    seen: { ...still, hasOpened: true },
    stage: 'decide',
    left: 0,
  },
])('a list of actions $name', ({ queued, seen, stage, left }) => {
  const after = attemptAfter(attempt(queued), record(), seen);
  expect(after.stage).toBe(stage);
  expect(after.attempt.queue).toHaveLength(left);
});

it('ends with the first error', () => {
  const after = attemptAfter(attempt(3), record('failed'), still);
  expect(after).toMatchObject({ stage: 'decide', attempt: { queue: [] } });
});

it('goes on over pages with actions that are remembered by selector', () => {
  expect(attemptAfter(attempt(2, true), record(), { hasMoved: true, hasOpened: true }).stage).toBe('act');
});

it.each([
  { evidence: '', confidence: 0.9, success: false },
  { evidence: 'Basket (1)', confidence: 0.5, success: false },
  { evidence: 'Basket (1)', confidence: 0.6, success: true },
])('counts a success with evidence "$evidence" and confidence $confidence as $success', ({ success, ...given }) => {
  const evaluation = { ...given, success: true, isPartial: false, reason: '', suggestions: [], isByCode: false };
  expect(withoutUnproven(evaluation).success).toBe(success);
});

it('tells what came and went between two looks, else what stands in another order', () => {
  expect(linesBetween(['a', 'b'], ['b', 'c'])).toEqual({ came: ['c'], went: ['a'] });
  expect(linesBetween(['a', 'b', 'c'], ['a', 'c', 'b'])).toEqual({ came: ['the order is now: c / b'], went: [] });
  expect(linesBetween(['a', 'b'], ['a', 'b'])).toEqual({ came: [], went: [] });
  // A display shows 4 where a key is called so; a second field holds what the first does.
  expect(linesBetween(['0', '4', '0'], ['4', '4', '0'])).toEqual({ came: ['4'], went: [] });
  expect(linesBetween(['f = x', 'f'], ['f = x', 'f = x'])).toEqual({ came: ['f = x'], went: ['f'] });
});

it('shows of an unchanged page what the step is about', () => {
  const step = { description: 'Look whether Cleo has a star', inputData: null, expectedOutcome: 'Cleo is starred' };
  const lines = ['"Ada" | "Letter 1"', '"Cleo" | "Letter 3" · (class star on)', 'button "Help"'];
  expect(linesAbout(step, lines)).toEqual(['"Cleo" | "Letter 3" · (class star on)']);
});

it('asks about an act in a row with what the row says', () => {
  const page =
    'page "Mail"\nlist L1 2 rows\n  1 [CLICK: "e1"] "Ada" | "Letter 1" · [CLICK: "e2"] (class trash)\n  2 [CLICK: "e3"] "Bo" | "Letter 2" · [CLICK: "e4"] Delete';
  expect(rowAround('e4', page)).toEqual([{ name: 'Bo', value: 'Letter 2' }]);
  expect(rowAround('e9', page)).toEqual([]);
});

it('is not judged while its executor has more to do', () => {
  expect(attemptAfter({ ...attempt(1), looksAgain: true }, record(), still).stage).toBe('decide');
  expect(attemptAfter(attempt(1), record(), still).stage).toBe('judge');
});

it('goes on with what is named where something opened, and not on another page', () => {
  const named = { action: { ...action, target: 'name: Kai' }, element: null };
  const opening = { ...attempt(1), queue: [{ action, element: null }, named] };
  const opened = { hasMoved: false, hasOpened: true };
  expect(attemptAfter(opening, record(), opened)).toMatchObject({ stage: 'act', attempt: { queue: [named] } });
  expect(attemptAfter(attempt(2), record(), opened).stage).toBe('decide');
  expect(attemptAfter(opening, record(), { ...opened, hasMoved: true }).stage).toBe('decide');
});

it('is shown whole where it is small', () => {
  expect(wholeIfSmall(['one', 'two'], 7)).toEqual(['one', 'two']);
  expect(wholeIfSmall(['one', 'two'], 6)).toEqual([]);
});

it('says of a control without a name what it is and where it stands', () => {
  const page =
    'page "Film"\n"Released"\n[TYPE: "e2"] textbox = "1968"\nlist L1 1 rows\n  1 [CLICK: "e3"] "Bo" | "Two" · [CLICK: "e4"] (class trash)';
  expect(describeNameless('e2', page)).toBe('textbox after "Released"');
  expect(describeNameless('e4 at 50%', page)).toBe('(class trash) in "Bo"');
  expect(describeNameless('e9', page)).toBe('');
});

it('tells what each action brought, and where in it it was done', () => {
  const action = {
    type: 'hover',
    target: 'e1 at 25%, 50%',
    end: null,
    value: null,
    key: null,
    direction: null,
  } as const;
  const element = { role: null, name: '', place: 'canvas 60×60', selectors: [] };
  const done = { action: { ...action, ms: null, items: null, description: '' }, element, outcome: 'done' } as const;
  const rest = { error: null, refusal: null, hasChanged: true, held: 0 };
  expect(actionLines([{ ...done, ...rest, came: ['"WARM"'] }])).toEqual([
    'hover canvas 60×60 at 25%, 50% → done, the page changed: "WARM"',
  ]);
});

/** What is still allowed after an action on a control of this name. */
function allowedAfter(allowed: AllowedAct, name: string): AllowedAct | null {
  const state = { ...goalOf(aPursuit({ allowed })), attempt: attempt(1) };
  const pressed = { ...record(), element: { role: 'button', name, selectors: [] } };
  const performed = { outcome: 'done', error: null, refusal: null, name: '', opened: [] } as const;
  const noted = { performed: { ...performed, opened: [] }, seen: { ...still, hasChanged: false, came: [] }, held: 0 };
  return stateAfter(state, pressed, { ...noted, repeat: null, url: 'https://a.test/' }).allowed;
}

it('spends a permission by its own act, and a sign-in by none', () => {
  const act: AllowedAct = { code: 'send', name: 'Post', element: 'Post', origin: 'https://a.test' };
  expect(allowedAfter(act, 'Details')).toEqual(act);
  expect(allowedAfter(act, 'Post')).toBe(null);
  const signIn: AllowedAct = { ...act, code: 'sign-in' };
  expect(allowedAfter(signIn, 'Post')).toEqual(signIn);
});
