import type { PageRequestName } from './page-requests';

/**
 * Page requests that write, or ask where to: a document refuses them unless it is in the scope of the requesting fill. A list beside the
 * declarations, since the page script needs it at run time and must not load their schemas.
 */
export const writingRequests = [
  'fill-field',
  'clear-field',
  'read-options',
  'take-back',
  'take-back-groundless',
  'attach-files',
  'next-by-hand',
  'is-still-in-hand',
  'may-write-in-focus',
  'mark-in-shadow',
  'holds-scope',
] as const satisfies readonly PageRequestName[];
