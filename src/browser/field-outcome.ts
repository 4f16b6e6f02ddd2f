/** How an act on a field went. `readback`: what stands in it now, empty where it is no longer there. */
export type FieldOutcome =
  | { outcome: 'done'; readback: string }
  | { outcome: 'gone' }
  | { outcome: 'covered'; by: string }
  | { outcome: 'refused'; reason: string };
