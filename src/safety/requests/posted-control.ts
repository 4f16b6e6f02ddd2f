import { foldIdentifier, splitWords } from '@/language/fold/fold';
import { saysPaging } from '@/language/words/controls/says-paging';
import type { GatedRequest } from './gated-request';
import { givesAgreement, isPlainYes, namesAgreement } from './gives-agreement';
import { isForbiddenActionName } from './named-actions';
import { namedOperations } from './named-operations';
import type { NamedValue } from './named-values';
import { isFormWord } from './reading-evidence';
import { isPagerControlName } from './reading-words';

/**
 * Whether what a form posts was posted by a control that says paging in itself: "Next", or a number that its name ends with. What else is
 * posted may be called anything, but for a box that somebody ticked, or the page did.
 */
export function isPagerPost(said: readonly NamedValue[]): boolean {
  return said.some(isPagerButton) && !said.some(mayAgree);
}

/**
 * The same for a row that posts its whole page: by a control that is named by its place among its like, and by no action.
 */
export function isRowPost(said: readonly NamedValue[]): boolean {
  return said.some(isRowControl) && !said.some(mayAgree);
}

/**
 * Whether a page posts itself by the control that is pressed, a row or a pager, by form or by script: what says by which control it does
 * names that one or what it stands in, and no action; nor does any operation. What else is posted may be called anything, as above: a tick too, if
 * it is called after the control.
 */
export function isPostOf(
  postedAs: ReadonlySet<string>,
  request: Pick<GatedRequest, 'body' | 'headers'>,
  said: readonly NamedValue[],
): boolean {
  const told = said.map(({ name, value }) => ({ name, control: value?.trim() ?? '' }));
  const controls = told.filter(({ name, control }) => control !== '' && ofControl.test(name));
  const operations = [...controls.map(({ control }) => control), ...namedOperations(request, said)];
  const isPressed = (name: string) => postedAs.has(name) && !isForbiddenActionName(name);
  const isNamed = controls.length > 0 || told.some(({ name, control }) => name === control && isPressed(name));
  const isState = ({ name }: NamedValue) => [...postedAs].some((control) => /^[:_$.]/.test(startOff(name, control)));
  const agrees = (one: NamedValue) => givesAgreement(one) || (isUnknownTick(one) && !isState(one));
  return isNamed && operations.every(isPressed) && !said.some(agrees);
}

/** What a name says behind another that it starts with; empty if it does not. */
const startOff = (name: string, start: string): string => (name.startsWith(start) ? name.slice(start.length) : '');

const mayAgree = (one: NamedValue): boolean => givesAgreement(one) || isUnknownTick(one);

/** What says by which control a page was posted. */
const ofControl = /event_?target|(?:^|\W)source$|triggering|^ic_?action$|^event$/i;
/** Paths to one control of many: `ctl00$grid$ctl02$title`, `list:3:title`, `JOB_TITLE$3`. */
const isOneOfMany = /^[\w:$.\-|]{1,200}$/;
const numbered = /[$:|.](?:ctl0*[1-9]\d*|\d+)(?=$|[$:|.])/;

function isRowControl({ name, value }: NamedValue): boolean {
  const control = value?.trim() ?? '';
  if (!ofControl.test(name) && name !== control) return false;
  return isOneOfMany.test(control) && numbered.test(control) && !isForbiddenActionName(control);
}

function isPagerButton({ name, value }: NamedValue): boolean {
  const words = (value ?? '').trim();
  if (!/^\d+$/.test(words)) return saysPaging(words);
  const isItsNumber = name.endsWith(words) && !/\d/.test(name.at(-words.length - 1) ?? '');
  return isItsNumber && isPagerControlName(name);
}

/** A form's state says "1" of many things, but not of what is named after an agreement. */
function isUnknownTick(one: NamedValue): boolean {
  if (!isPlainYes(one) || splitWords(foldIdentifier(one.name)).every(isFormWord)) return false;
  return one.value?.trim() !== '1' || namesAgreement(one);
}
