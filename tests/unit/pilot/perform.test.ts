import { describe, expect, it } from 'vitest';
import type { PilotAction } from '@/agents/pilot-agent';
import type { ScopedTarget } from '@/domain/page/inspected-element';
import type { ActionContext } from '@/workflows/pilot/action-result';
import { performPilotAction } from '@/workflows/pilot/perform-pilot-action';
import type { PilotDevices, PilotView } from '@/workflows/pilot/pilot-ports';
import { aButton, aCanvas, aPart, aSight, clickAt, goal, typing, waiting } from './samples';

interface Page {
  /** What lies under the mouse, wherever it is. */
  at?: ScopedTarget | null;
  /** What has the focus; after each Tab or press the next one. */
  focus?: (ScopedTarget | null)[];
  pressed?: ScopedTarget | null;
  sight?: PilotView;
  /** What handles stand for; the e-mail address alone, if not said. */
  values?: ActionContext['valueOf'];
}

const email = async () => ({ text: 'alex@green.example', key: 'email' as const });

/** Does one action and answers with its end and all that was done to the page. */
async function tried(
  action: PilotAction,
  { at = aPart(), focus = [], pressed = null, sight = aSight(), values = email }: Page = {},
) {
  const done: unknown[] = [];
  const places = [...focus];
  const moveOn = () => places.length > 1 && places.shift();
  const hands: PilotDevices = {
    at: async () => at,
    focused: async () => places[0] ?? null,
    press: async ({ spot, times, isChoice }) => {
      done.push(['press', spot.x, spot.y, times, ...(isChoice ? ['choice'] : [])]);
      moveOn();
      return null;
    },
    type: async (text, how) => void done.push(['type', text, how]),
    turn: async (spot, by) => void done.push(['turn', spot, by]),
    key: async (key) => {
      done.push(['key', key]);
      moveOn();
      return null;
    },
    wait: async (ms) => void done.push(['wait', ms]),
  };
  const acting: ActionContext = { hands, goal, valueOf: values, pressed };
  const { result, reason } = await performPilotAction(action, sight, acting);
  return { result, reason, done };
}

const blockedBy = (reason: string) => ({ result: 'blocked', reason, done: [] });

describe('a click', () => {
  it('goes where the picture shows it, in the pixels of the viewport', async () => {
    expect(await tried(clickAt(100, 50))).toEqual({ result: 'ok', reason: null, done: [['press', 200, 100, 1]] });
    const twice: PilotAction = { name: 'double_click', input: { x: 1, y: 2, label: 'E-mail' } };
    expect((await tried(twice)).done).toEqual([['press', 2, 4, 2]]);
  });

  it('is refused outside of the picture', async () => {
    for (const [x, y] of [
      [-1, 5],
      [5, -1],
      [640, 5],
      [5, 400],
    ] as const) {
      expect(await tried(clickAt(x, y))).toEqual(blockedBy('outside'));
    }
  });

  it('is refused without a label, and where nothing lies', async () => {
    expect(await tried(clickAt(5, 5, ' '))).toEqual(blockedBy('no-label'));
    expect(await tried(clickAt(5, 5), { at: null })).toEqual(blockedBy('nothing-there'));
  });

  it.each(['Submit application', 'Send', 'Jetzt bewerben', 'Envoyer ma candidature'])(
    'is refused on the final send: %s',
    async (label) => {
      expect(await tried(clickAt(5, 5, label), { at: aCanvas })).toEqual(blockedBy('final-send'));
      expect(await tried(clickAt(5, 5, 'Next'), { at: aButton(label) })).toEqual(blockedBy('final-send'));
    },
  );

  it('is refused on a submit control, whatever it is called', async () => {
    const control = aButton('Go', { type: 'submit', isSubmit: true });
    expect(await tried(clickAt(5, 5, 'Country'), { at: control })).toEqual(blockedBy('submit-control'));
  });

  it('is refused on what leads away, chooses files or is of another site', async () => {
    expect(await tried(clickAt(5, 5), { at: aButton('Privacy', { isWayOut: true }) })).toEqual(blockedBy('way-out'));
    expect(await tried(clickAt(5, 5), { at: aButton('CV', { type: 'file' }) })).toEqual(blockedBy('secret'));
    expect(await tried(clickAt(5, 5), { at: aPart({ isInScope: false }) })).toEqual(blockedBy('other-site'));
  });

  it('is refused on what only the user answers', async () => {
    const consent = aPart({ role: 'checkbox', type: 'checkbox', label: 'I agree to the privacy policy' });
    expect(await tried(clickAt(5, 5), { at: consent })).toEqual(blockedBy('own'));
    const female = aPart({ role: 'radio', type: 'radio', label: 'Female', groups: ['Gender'] });
    expect(await tried(clickAt(5, 5), { at: female })).toEqual(blockedBy('own'));
    expect(await tried(clickAt(5, 5, 'I agree to the terms of use'), { at: aCanvas })).toEqual(blockedBy('own'));
    const box = { left: 0, top: 0, right: 20, bottom: 20 };
    expect(await tried(clickAt(5, 5), { sight: aSight('a', [box]) })).toEqual(blockedBy('own'));
  });

  it('tells the gate where the page itself calls it like an answer or a question of the goal', async () => {
    const choice = [['press', 10, 10, 1, 'choice']];
    expect((await tried(clickAt(5, 5, 'Canada'), { at: aButton('Canada') })).done).toEqual(choice);
    expect((await tried(clickAt(5, 5, 'Country'), { at: aButton('', { text: 'Country *' }) })).done).toEqual(choice);
    expect((await tried(clickAt(5, 5, 'Canada'), { at: aButton('Show more') })).done).toEqual([['press', 10, 10, 1]]);
  });

  it('chooses only what the goal names', async () => {
    const option = (label: string) => aPart({ role: 'option', isEditable: false, label, controls: [label] });
    expect(await tried(clickAt(5, 5, 'Canada'), { at: option('Canada') })).toMatchObject({ result: 'ok' });
    expect(await tried(clickAt(5, 5, 'Canada'), { at: option('Cameroon') })).toEqual(blockedBy('not-given'));
  });
});

describe('typing', () => {
  const field = aPart({ label: 'E-mail' });

  it('puts in what a handle stands for, and options as they are', async () => {
    expect(await tried(typing('{{basics.email}}'), { focus: [field] })).toEqual({
      result: 'ok',
      reason: null,
      done: [['type', 'alex@green.example', 'replacing']],
    });
    const search = aPart({ role: 'combobox', label: 'Country' });
    expect((await tried(typing('Canada'), { focus: [search] })).done).toEqual([['type', 'Canada', 'replacing']]);
  });

  it.each(['alex@example.com', '{{basics.phone}}', 'Yes', '{{basics.email}} and more', ''])(
    'is refused where the goal names no such text: “%s”',
    async (text) => {
      expect(await tried(typing(text), { focus: [field] })).toEqual(blockedBy('not-given'));
    },
  );

  it('is refused where the user took the value back', async () => {
    const page = { focus: [field], values: async () => null };
    expect(await tried(typing('{{basics.email}}'), page)).toEqual(blockedBy('taken-back'));
  });

  it('needs the focus in a field: else Tab leads there', async () => {
    const page = { focus: [aButton('Next'), field] };
    expect((await tried(typing('{{basics.email}}'), page)).done).toEqual([
      ['key', 'Tab'],
      ['type', 'alex@green.example', 'replacing'],
    ]);
  });

  it('else one press in the middle, on what takes text', async () => {
    const page = { focus: [null, null, field], at: field };
    expect((await tried(typing('{{basics.email}}'), page)).done).toEqual([
      ['key', 'Tab'],
      ['press', 640, 400, 1],
      ['type', 'alex@green.example', 'replacing'],
    ]);
  });

  it('else is refused, and presses nothing else in the middle', async () => {
    const page = { focus: [null], at: aButton('Add another') };
    expect(await tried(typing('{{basics.email}}'), page)).toEqual({
      result: 'blocked',
      reason: 'no-focus',
      done: [['key', 'Tab']],
    });
  });

  it('goes into a drawn part only after that was pressed', async () => {
    const pressed = { focus: [aCanvas], pressed: aCanvas };
    expect((await tried(typing('{{basics.email}}'), pressed)).done).toEqual([['type', 'alex@green.example', 'adding']]);
    expect(await tried(typing('{{basics.email}}'), { focus: [aCanvas], at: null })).toMatchObject({
      reason: 'no-focus',
    });
  });

  it.each([
    ['secret', aPart({ type: 'password', label: 'E-mail' })],
    ['secret', aPart({ autocomplete: 'one-time-code', label: 'Code' })],
    ['own', aPart({ label: 'Electronic signature (type your name)' })],
    ['own', aPart({ label: 'Expected salary' })],
    ['other-question', aPart({ label: 'Phone number' })],
    ['has-value', aPart({ label: 'E-mail', isEmpty: false })],
    ['other-site', aPart({ label: 'E-mail', isInScope: false })],
  ])('is refused as %s', async (reason, focus) => {
    expect(await tried(typing('{{basics.email}}'), { focus: [focus] })).toEqual(blockedBy(reason));
  });

  it('replaces what stands in a question that is open', async () => {
    const half = aPart({ label: 'Favourite editor *', isEmpty: false });
    const values = async () => ({ text: 'Helix', key: null });
    expect((await tried(typing('{{answers.1}}'), { focus: [half], values })).done).toEqual([
      ['type', 'Helix', 'replacing'],
    ]);
  });
});

describe('a key', () => {
  const key = (name: 'Tab' | 'Enter' | 'Escape' | 'ArrowDown'): PilotAction => ({
    name: 'keypress',
    input: { key: name },
  });

  it('is Tab, Escape or an arrow wherever that answers nothing', async () => {
    for (const name of ['Tab', 'Escape', 'ArrowDown'] as const) {
      expect((await tried(key(name), { focus: [aPart()] })).done).toEqual([['key', name]]);
    }
  });

  it.each([
    ['one line of text', aPart()],
    ['a submit control', aButton('Go', { isSubmit: true })],
    ['what is drawn', aCanvas],
    ['nothing', null],
    ['a button that says so', aButton('Submit application')],
  ])('is not Enter in %s', async (_, focus) => {
    expect(await tried(key('Enter'), { focus: [focus] })).toEqual(blockedBy('enter-sends'));
  });

  it('is Enter in several lines of text, and on what opens a list', async () => {
    expect((await tried(key('Enter'), { focus: [aPart({ isMultiline: true })] })).result).toBe('ok');
    expect((await tried(key('Enter'), { focus: [aButton('Country')] })).result).toBe('ok');
  });

  it('is no arrow where that chooses', async () => {
    expect(await tried(key('ArrowDown'), { focus: [aPart({ role: 'radio' })] })).toEqual(blockedBy('not-given'));
    expect(await tried(key('ArrowDown'), { focus: [aPart({ tag: 'select' })] })).toEqual(blockedBy('not-given'));
  });
});

it('scrolls over the middle and waits as long as it says', async () => {
  const scroll: PilotAction = { name: 'scroll', input: { dx: 0, dy: 100 } };
  expect((await tried(scroll)).done).toEqual([['turn', { x: 640, y: 400 }, { x: 0, y: 200 }]]);
  expect((await tried(waiting(300))).done).toEqual([['wait', 300]]);
});
