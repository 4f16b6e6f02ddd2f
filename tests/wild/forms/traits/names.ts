import type { TraitValue } from '../../traits/trait-value.ts';

/** What stands in `name` and `id`. */
export const names = {
  semantic: { takenFrom: 'systems whose fields are called after what they ask' },
  opaque: { takenFrom: 'systems that number their fields: `answers[4711][value]`, `input-47`' },
  tokens: { takenFrom: 'forms that carry WHATWG autofill tokens' },
} as const satisfies Record<string, TraitValue>;
