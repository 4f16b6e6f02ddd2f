import type { PilotAction } from '@/agents/pilot-agent';
import type { ScopedTarget } from '@/domain/page/inspected-element';
import type { PilotGoal } from '@/workflows/pilot/pilot-goal';
import type { PilotView } from '@/workflows/pilot/pilot-ports';

/** A text field of the form's own page, but for what is given. */
export function aPart(given: Partial<ScopedTarget> = {}): ScopedTarget {
  return {
    tag: 'input',
    type: 'text',
    autocomplete: '',
    name: '',
    id: '',
    isEditable: true,
    isMultiline: false,
    isDrawn: false,
    isFocusable: true,
    isEmpty: true,
    isSubmit: false,
    isWayOut: false,
    text: '',
    role: 'textbox',
    label: '',
    controls: [],
    groups: [],
    frameUrl: 'https://jobs.example/apply',
    isInScope: true,
    ...given,
  };
}

export const aButton = (label: string, given: Partial<ScopedTarget> = {}): ScopedTarget =>
  aPart({ tag: 'button', type: 'button', role: 'button', isEditable: false, label, controls: [label], ...given });

export const aCanvas: ScopedTarget = aPart({ tag: 'canvas', type: '', role: '', isEditable: false, isDrawn: true });

export const goal: PilotGoal = {
  questions: [
    { question: 'Favourite editor', put: '{{answers.1}}', choose: null },
    { question: 'Country', put: null, choose: 'Canada' },
  ],
  values: [{ handle: '{{basics.email}}', about: 'e-mail address' }],
};

/** A picture of half the size of the viewport. */
export function aSight(hash = 'a', own: PilotView['own'] = []): PilotView {
  return { picture: { data: 'AQID', bytes: 3, width: 640, height: 400, hash, scale: 2 }, own };
}

export const clickAt = (x: number, y: number, label = 'E-mail'): PilotAction => ({
  name: 'click',
  input: { x, y, label },
});
export const typing = (text: string): PilotAction => ({ name: 'type', input: { text } });
export const waiting = (ms: number): PilotAction => ({ name: 'wait', input: { ms } });
export const done: PilotAction = { name: 'done', input: { reason: 'all is filled' } };
