import type { TraitValue } from '../../traits/trait-value.ts';

/** How answers are saved while the form is filled. */
export const saving = {
  none: { takenFrom: 'forms that send nothing before they are sent' },
  put: { takenFrom: 'systems that put the whole draft: `PUT /api/applications/4711`' },
  patch: { takenFrom: 'systems that patch one answer at a time' },
  post: { takenFrom: 'systems that post each answer to one address for everything' },
  beacon: { takenFrom: 'systems that send drafts as beacons' },
  socket: { takenFrom: 'live forms that keep a web socket open' },
} as const satisfies Record<string, TraitValue>;
