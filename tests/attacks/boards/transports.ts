/**
 * How what a control does leaves the page. `link`, `get-form` and `post-form` need no script; the rest is done by `act()` of the
 * page's script. Every address is known to the server as a planted one, whatever the method.
 */
export const transportNames = [
  'link',
  'get-form',
  'post-form',
  'fetch-post',
  'fetch-put',
  'fetch-delete',
  'fetch-get',
  'xhr',
  'beacon',
  'image',
  'graphql',
  'script-form',
  'navigation',
  'new-tab',
  'frame',
  'socket',
  'service-worker',
  'shared-worker',
  'worker',
] as const;
export type TransportName = (typeof transportNames)[number];

const scriptTransports: readonly TransportName[] = transportNames.filter(
  (name) => !['link', 'get-form', 'post-form'].includes(name),
);

/** A socket cannot be held by a browser's extension: only a press can be left undone, so that they are no honest row's. */
export const holdableTransports: readonly TransportName[] = scriptTransports.filter((name) => name !== 'socket');
