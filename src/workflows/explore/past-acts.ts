import type { Act, ActResult } from '@/domain/page/page-act';
import type { Pattern } from '@/domain/page/page-graph';
import type { ExplorationState, PastAct } from '@/domain/run/exploration';

/** Enough for all turns of an exploration. */
const mostPastActs = 100;

const verbs: Record<Act['name'], string> = {
  click: 'pressed',
  type_text: 'typed into',
  select_option: 'chose in',
  press_key: 'pressed the key',
  scroll: 'scrolled',
  go_back: 'went back',
  observe: 'looked at',
};

/** An act in words, for the page graph and classifier: `pressed "Next"`. */
export function describeAct(act: Act, element: string): string {
  const object = element ? `"${element.slice(0, 80)}"` : objectOf(act);
  return object ? `${verbs[act.name]} ${object}` : verbs[act.name];
}

function objectOf(act: Act): string {
  switch (act.name) {
    case 'press_key':
      return act.key;
    case 'scroll':
      return act.direction;
    case 'observe':
      return act.what;
    default:
      return '';
  }
}

/** A behaviour in words: `Pressed "Next": 25 other rows came.` */
export function describeBehavior({ action, name, effect }: Pick<Pattern, 'action' | 'name' | 'effect'>): string {
  const verb = isTool(action) ? verbs[action] : action;
  const act = name ? `${verb} "${name.slice(0, 80)}"` : verb;
  return `${act.charAt(0).toUpperCase()}${act.slice(1)}: ${effect}`;
}

function isTool(action: string): action is Act['name'] {
  return action in verbs;
}

/** The state with one more act for later turns to read. */
export function withPast(exploration: ExplorationState, past: Omit<PastAct, 'turn'>): ExplorationState {
  const all = [...exploration.past, { ...past, turn: exploration.turns }];
  return { ...exploration, past: all.slice(-mostPastActs) };
}

/** For acts without effect, as later turns read it. */
export const nothingChangedWords = 'nothing changed';

export const succeededAct: ActResult = { success: true, newUrl: null, newContentLoaded: null, error: null };

export function failedAct(error: string): ActResult {
  return { success: false, newUrl: null, newContentLoaded: null, error };
}
