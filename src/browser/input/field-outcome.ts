/** The result of an act on a field. `readback`: its content afterwards, empty if it is gone. */
export type FieldOutcome =
  | { outcome: 'done'; readback: string }
  | { outcome: 'gone' }
  | { outcome: 'covered'; by: string }
  | { outcome: 'refused'; reason: string };
