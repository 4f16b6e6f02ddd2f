import { foldIdentifier, splitWords } from '@/language/fold/fold';
import { saysPaging } from '@/language/words/controls/says-paging';
import { forbiddenActionOfIdentifier } from '@/safety/addresses/forbidden-action-of-identifier';
import { refusalByName } from '@/safety/names/refused-by-name';
import type { GatedRequest } from './gated-request';
import { givesAgreement, isPlainYes, namesAgreement } from './gives-agreement';
import { isForbiddenActionName, isFreeText, isOwnCollection } from './named-actions';
import { namedOperations } from './named-operations';
import type { NamedValue } from './named-values';
import { isFormWord } from './reading-evidence';
import { isPagerControlName } from './reading-words';

/**
 * Whether what a form posts was posted by a control that says paging in itself: "Next", or a number that its name ends with. What else is
 * posted may be called anything, but for a box that somebody ticked, or the page did, and for what says an action as controls do.
 */
export function isPagerPost(said: readonly NamedValue[]): boolean {
  return said.some(isPagerButton) && !said.some(saysMore);
}

/**
 * The same for a row that posts its whole page: by a control that is named by its place among its like, and by no action.
 */
export function isRowPost(said: readonly NamedValue[]): boolean {
  return said.some(isRowControl) && !said.some(saysMore);
}

/** Whether a page that is posted to be read on gives or does something besides, by one of its values. */
export const saysMore = (one: NamedValue): boolean => isUnknownTick(one) || saysAction(one);

const saysAction = (one: NamedValue): boolean => givesAgreement(one) || saysCommand(one) || isControlOfAction(one.name);

/** The same for a search, whose words may be anything. */
export const saysMoreThanSearch = (one: NamedValue): boolean =>
  isControlOfAction(one.name) || (!isFreeText(one.name) && saysCommand(one));

/** Characters. No control has a longer name. */
const longestCommand = 60;

/** "Send application": what a control says. Words that are looked for may begin so: "Save Energy Consultant". */
function saysCommand({ name, value }: NamedValue): boolean {
  const text = (value ?? '').trim();
  if (text.length > longestCommand || !/\p{L}{2}/u.test(text)) return false;
  if (forbiddenActionOfIdentifier(text) !== null) return true;
  return !isFreeText(name) && (refusalByName(text) !== null || isForbiddenActionName(text));
}

/** Posted are only the control that was pressed, by its name, and where a picture was pressed: `grid$ctl02$lnkApply`, `grid$ctl02$buy.x`. */
const pressed = /(?:^|[$:|.])(?:lnk|lbtn|lb|ib|btn|button|cmd|img|hl)[_-]?(\w+)$|(?:^|[$:|.])(\w+)\.[xy]$/i;

function isControlOfAction(name: string): boolean {
  const [, control = '', picture = ''] = pressed.exec(name.slice(-200)) ?? [];
  return isForbiddenActionName((control || picture).replace(/^(?:lnk|lbtn|lb|ib|btn|img)(?=[A-Z])/, ''));
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
  const more = (one: NamedValue) => saysAction(one) || (isUnknownTick(one) && !isState(one));
  return isNamed && operations.every(isPressed) && !said.some(more);
}

/** What a name says behind another that it starts with; empty if it does not. */
const startOff = (name: string, start: string): string => (name.startsWith(start) ? name.slice(start.length) : '');

/** What says by which control a page was posted. */
const ofControl = /event_?target|(?:^|\W)source$|triggering|^ic_?action$|^event$/i;
/** Paths to one control of many: `ctl00$grid$ctl02$title`, `list:3:title`, `JOB_TITLE$3`. */
const isOneOfMany = /^[\w:$.\-|]{1,200}$/;
const numbered = /[$:|.](?:ctl0*[1-9]\d*|\d+)(?=$|[$:|.])/;

function isRowControl({ name, value }: NamedValue): boolean {
  const control = value?.trim() ?? '';
  if (!ofControl.test(name) && name !== control) return false;
  return isOneOfMany.test(control) && numbered.test(control) && !isAction(control);
}

const isAction = (control: string): boolean =>
  isForbiddenActionName(control) || isOwnCollection(foldIdentifier(control));

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
