import type { TraitValue } from '../../traits/trait-value.ts';

/** When the options of a list are there. */
export const options = {
  'at-once': { takenFrom: 'pages that bring their options with them' },
  late: { takenFrom: 'lists that ask their server when they are opened, and selects that are filled after the page' },
  typed: { takenFrom: 'lists that show nothing until two letters were typed' },
} as const satisfies Record<string, TraitValue>;
