import type { TraitValue } from '../../traits/trait-value.ts';

/** What a question is wrapped in. */
export const boxes = {
  plain: { takenFrom: 'everything that is built without web components' },
  'open-root': { takenFrom: 'systems built from web components, each question in an open shadow root' },
  'closed-root': { takenFrom: 'component libraries that close their shadow roots' },
} as const satisfies Record<string, TraitValue>;
