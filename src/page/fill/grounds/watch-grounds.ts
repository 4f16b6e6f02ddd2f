import type { FormField } from '@/domain/form/form-field';
import type { FieldControls } from '@/domain/form/form-filling';
import { stillAsks } from '@/forms/keys/still-asks';
import { findCachedTarget, findTarget } from '@/page/dom/refs/find-target';
import { isBeforePage } from '@/page/dom/tree/is-before-page';
import { waitUntilQuiet } from '@/page/dom/tree/wait-until-quiet';
import { isDiscernible } from '@/page/dom/visibility/is-drawn';
import { isScrollReachable } from '@/page/dom/visibility/is-within-scroll';
import { committedValue } from '@/page/form/committed-value';
import type { LostGround } from '@/page-api/fill-requests';
import { groundLostEvent } from '@/page-api/page-events';
import { clearControl, contentOf, takeChoiceOut } from '../input/take-value-out';
import { type FieldIdentity, fieldIdentityOf, isSameFieldIdentity, labelLetters } from '../visibility/field-identity';
import { fieldAt, readFormToFill } from '../visibility/last-read-form';
import { isConsentNearby } from '../visibility/says-agreement-nearby';
import { isOfShadowed } from '../watch/form-destinations';
import { markReplaced } from '../watch/repurposed-fields';

/** What a value was given for: the question as it was read, and the controls as they were. */
interface Ground {
  selector: string;
  field: FormField;
  controls: Map<Element, Given>;
  /** The form has gone on, or is its user's: it may show this in any way, or not at all. */
  isPast: boolean;
}

interface Given {
  identity: FieldIdentity;
  content: string;
  /** Of an option, for which it was chosen. */
  words: string;
}

const grounds = new Map<string, Ground>();
let untold: LostGround[] = [];

/** Milliseconds between looks; and how many there are while a page's requests are held. */
const lookMs = 700;
const mostLooks = 100;
const settling = { quietMs: 40, timeoutMs: 600 };
/** Visible by itself as long as it holds something; the box of a list may go once something is chosen. */
const written: ReadonlySet<FormField['kind']> = new Set(['text', 'multiline', 'number', 'date']);

/** Remembers what a field was filled for. */
export function keepGround({ selector, parts = [], options = null }: GroundControls): void {
  const field = fieldAt(selector);
  const main = findTarget({ selector });
  if (!field || !main) return;
  const others = [...parts, ...(options ?? [])].flatMap((each) => each.selector ?? []);
  const all = [main, ...others.flatMap((each) => findTarget({ selector: each }) ?? [])];
  const given = new Map(all.map((control) => [control, givenIn(control)]));
  for (const [control, { content }] of given) if (content === '' && control !== main) given.delete(control);
  // The first option of a group is its main control.
  if (given.size > 1 && given.get(main)?.content === '') given.delete(main);
  grounds.set(selector, { selector, field, controls: given, isPast: false });
}

type GroundControls = Pick<FieldControls, 'selector'> & Partial<Pick<FieldControls, 'parts' | 'options'>>;

const givenIn = (control: Element): Given => ({
  identity: fieldIdentityOf(control),
  content: standingIn(control),
  words: chosenWords(control),
});

/**
 * Takes back what stands where it was not given: in a field that asks something else by now, that is sent under another name or to
 * elsewhere, or that nobody sees any more. Answers with all that was taken back and not told so far. `isLeaving`: the form goes on if
 * nothing was.
 */
export async function takeBackWithoutGround({ isLeaving }: { isLeaving: boolean }): Promise<LostGround[]> {
  await look(false);
  const lost = untold;
  untold = [];
  if (isLeaving && lost.length === 0) releaseGrounds();
  return lost;
}

/** What a page makes of its fields once it has gone on, or its user has touched it, is theirs to see. */
export function releaseGrounds(): void {
  clearTimeout(later);
  for (const ground of grounds.values()) ground.isPast = true;
}

let later: ReturnType<typeof setTimeout> | undefined;

/** Goes on looking by itself: nobody asks once a run is over, or waits. */
export function watchGrounds(looks = mostLooks): void {
  clearTimeout(later);
  if (looks === 0 || grounds.size === 0) return;
  later = setTimeout(() => void look(true).finally(() => watchGrounds(looks - 1)), lookMs);
}

/** `isAlone`: nobody has asked, so that no picture tells what is seen. */
async function look(isAlone: boolean): Promise<void> {
  if (grounds.size === 0) return;
  const lost = await lostGrounds(isAlone);
  if (lost.length === 0) return;
  for (const ground of lost) takeBack(ground);
  await waitUntilQuiet(settling).catch(() => undefined);
  const told = lost.map(({ selector, controls }) => ({ selector, isEmpty: ![...controls].some(stands) }));
  untold.push(...told);
  if (isAlone) chrome.runtime.sendMessage({ told: groundLostEvent, lost: told }).catch(() => undefined);
}

/** What cannot be looked at any more has lost its ground: a page may bring that about. */
async function lostGrounds(isAlone: boolean): Promise<Ground[]> {
  const read = await readFormToFill().catch(() => null);
  const fields = read === null ? null : attempt(() => byControl(read.fields));
  return [...grounds.values()].filter(
    (ground) => fields === null || (attempt(() => isLost(ground, fields, isAlone)) ?? true),
  );
}

function attempt<Answer>(work: () => Answer): Answer | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function takeBack({ selector, controls }: Ground): void {
  grounds.delete(selector);
  for (const control of controls.keys()) {
    markReplaced(control);
    if (contentOf(control) === '' && control instanceof HTMLElement) takeChoiceOut(control);
    else clearControl(control);
  }
}

function isLost({ field, controls, isPast }: Ground, now: ReadonlyMap<Element, FormField>, mayHide: boolean): boolean {
  return [...controls].some(([control, given]) => {
    if (!stands([control, given])) return false;
    if (isOfShadowed(control) || !isSameControl(control, given.identity, field)) return true;
    const read = now.get(control);
    if (isPast || !read) return false;
    if (written.has(field.kind) && !isWithinSight(control)) return mayHide;
    const hasOtherQuestion = !isLabelUnread(control, read) && !stillAsks(field, read);
    return hasOtherQuestion || isConsentNearby(read) || !isAlike(chosenWords(control), given.words);
  });
}

/** What a form of single questions has slid out of sight is read without its label, which is out of sight with it. */
const isLabelUnread = (control: Element, { questionFrom }: FormField): boolean =>
  (questionFrom === 'none' || questionFrom === 'placeholder') && !isDiscernible(control);

/** Nobody scrolls to what lies before the page's beginning. */
function isWithinSight(control: Element): boolean {
  return !isBeforePage(control) && isDiscernible(control) && isScrollReachable(control);
}

const stands = ([control, { content }]: [Element, Given]): boolean =>
  control.isConnected && standingIn(control) === content && content !== '';

/** Entries of a repeated part are numbered anew when one is added. */
function isSameControl(control: Element, before: FieldIdentity, { repeat }: FormField): boolean {
  const now = fieldIdentityOf(control);
  const isRenumbered = repeat !== null && labelLetters(now.name) === labelLetters(before.name);
  const name = isRenumbered ? before.name : now.name;
  return control.ownerDocument === document && isSameFieldIdentity(before, { ...now, name });
}

const isAlike = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

function chosenWords(control: Element): string {
  if (control instanceof HTMLSelectElement) return Array.from(control.selectedOptions, ({ label }) => label).join('\n');
  const isOption = control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type);
  return isOption ? fieldIdentityOf(control).words : '';
}

/** Of a list that is no native control, what it shows. */
function standingIn(control: Element): string {
  const content = contentOf(control) || committedValue(control, new Map());
  return content === 'false' ? '' : content;
}

function byControl(fields: readonly FormField[]): ReadonlyMap<Element, FormField> {
  return new Map(
    fields.flatMap((field) =>
      [field, ...field.parts, ...(field.options ?? [])]
        .flatMap(({ selector }) => (selector === null ? [] : (findCachedTarget(selector) ?? [])))
        .map((control): [Element, FormField] => [control, field]),
    ),
  );
}
