/** Why an action was not performed, in words for the pilot. The panel has its own for the same codes. */
export const pilotRefusals = {
  outside: 'the place is outside of the picture',
  'no-label': 'a click has to say what it presses',
  'final-send': 'this may send the form, which only the applicant does',
  'submit-control': 'what lies there sends a form, which only the applicant does',
  'way-out': 'it leads to another page',
  own: 'only the applicant answers this',
  'other-site': 'it belongs to another site',
  'not-given': 'the goal does not name this text or option',
  'no-focus': 'nothing that takes text has the focus: click a field first',
  secret: 'nothing is typed into fields of this kind',
  'other-question': 'the field asks for something else than this handle',
  'has-value': 'something stands in it already, which is kept',
  'taken-back': 'the applicant does not say this any more',
  'enter-sends': 'Enter may send the form here',
  unclear: 'it may do something else as well',
  'nothing-there': 'nothing lies there',
} satisfies Record<string, string>;

export type PilotRefusal = keyof typeof pilotRefusals;
