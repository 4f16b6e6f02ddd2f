import type { TraitValue } from '../../traits/trait-value.ts';

/** When the page takes what stands in a text box. */
export const keeping = {
  input: { takenFrom: 'React, Vue and Angular: at every input event' },
  form: { takenFrom: 'HTML forms: what stands there when it is sent, whatever events there were' },
  blur: { takenFrom: 'enterprise systems: only when the focus leaves the box; until then it is a draft' },
  keys: { takenFrom: 'input masks that listen to keys: what no key pressed by a person put there is taken out again' },
  later: { takenFrom: 'debounced models: a moment after the last input event' },
} as const satisfies Record<string, TraitValue>;
