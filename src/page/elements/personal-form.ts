/** Fields that ask about the user: what they are in is no search. */
const personalFields =
  'input[type=email],input[type=tel],input[type=password],input[type=file],textarea,[autocomplete*=name],[autocomplete*=email]';

/** True for a form, or another part of a page, that asks for something about the user. */
export function isPersonalForm(part: Element): boolean {
  return part.querySelector(personalFields) !== null;
}
