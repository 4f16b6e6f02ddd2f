import type { FormField } from '@/domain/form/form-field';
import { type GoalState, newGoalState } from '@/domain/goal/goal-state';
import type { Pursuit } from '@/workflows/goal/goal-ports';

interface Given extends Partial<GoalState> {
  values?: Record<string, string>;
  url?: string;
  fields?: Partial<FormField>[];
  /** What fields hold, by their refs. */
  held?: Record<string, { type: string; value: string }>;
  /** Origins of frames that are not the page's own, by the refs in them. */
  framed?: Record<string, string>;
}

type Needed = Pick<Pursuit, 'run' | 'store' | 'tab'>;

/** As much of a pursuit as what only reads it needs. */
export function aPursuit({
  values = {},
  url = 'https://a.test/',
  fields = [],
  held = {},
  framed = {},
  ...state
}: Given = {}): Pursuit {
  const order = { goal: 'Send “hello” to the team', startUrl: null, constraints: '', readyMade: null };
  const start = { limits: { attempts: 3, replans: 3, minutes: 5 }, pageUrl: url, errorsAllowed: 3 };
  const whole = { ...newGoalState(order, [], start), ...state };
  const reading = { fields: fields.map((field) => ({ isVisible: true, question: '', key: null, ...field })) };
  const needed = {
    run: { run: { state: whole } },
    store: { variableValue: async (name: string) => values[name] ?? null },
    tab: {
      url: async () => url,
      readForms: async () => ({ forms: [{ frameId: 0, url, reading }], unreachable: [] }),
      ask: async (name: string, input: { ref?: string; target?: { ref: string } | null }) => {
        const ref = input.target?.ref ?? input.ref ?? '';
        return name === 'read-origin' ? (framed[ref] ?? new URL(url).origin) : (held[ref] ?? null);
      },
    },
  };
  return needed as unknown as Needed as Pursuit;
}
