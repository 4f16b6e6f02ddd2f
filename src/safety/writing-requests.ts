/** The requests to a page that put something into it, or ask where to: its document refuses them unless it is in the scope of the fill that asks. */
export const writingRequests = [
  'fill-field',
  'clear-field',
  'take-back',
  'attach-files',
  'next-by-hand',
  'is-still-in-hand',
  'may-write-in-focus',
  'mark-in-shadow',
  'holds-scope',
] as const;
