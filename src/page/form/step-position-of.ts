import { headings } from '@/page/dom/text/headings';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { closestMatching, matchingAncestors } from '@/page/dom/tree/flat-tree';
import { hasFinalSend } from '@/safety/names/step-words';
import { saysItIsSentLater } from '@/safety/next-step/sends-later';
import {
  combineStepPositions,
  mayBeLastInText,
  type StepPosition,
  stepCountInText,
  stepPositionInText,
  withoutOtherSteps,
} from '@/safety/next-step/step-position';
import { isLastStepName } from '@/safety/requests/sent-operation-words';
import { listedSteps } from './listed-steps';
import { isInControl, shortTexts } from './note-texts';
import { namedSteps, siblingsLike, stepsOfMark } from './steps-of-mark';

/** Characters. Longer ones are about something else. */
const longestText = 60;

/** Where the page says it is among its form's pages: by its texts and title, progress bars, and step lists. */
export function readStepPosition(): StepPosition | null {
  return combineStepPositions([...ofTexts(), ...ofBars(), ...ofLists(), stepPositionInText(titleEnd())]);
}

/**
 * Whether something counted or measured on the page is complete that may be the form, or its last page: no Next is pressed there. What
 * counts the files of an uploader says nothing.
 */
export function mayBeLastStep(): boolean {
  const counted = shortTexts(longestText, mayBeLastInText).filter(({ element }) => !isInControl(element));
  const measured = findEverywhere(bars).filter((bar) => bar.checkVisibility() && isOfUploader(bar));
  return counted.some(({ element }) => !isInUploader(element)) || measured.some((bar) => placeOfBar(bar) === 'last');
}

/**
 * Whether only the name of the step after it says that a page is the last: "Submit" may as well be a page of its own, on which the form is
 * sent.
 */
export function isBeforePageThatSends(): boolean {
  const said = [...ofTexts(), ...ofBars(), stepPositionInText(titleEnd())];
  return !said.includes('last') && currentSteps().some(sendsAfter);
}

/** The page's number among so many, if a text or the title says both. */
export function readStepCount(): { at: number; of: number } | null {
  const said = [...positionTexts(), titleEnd()];
  return said.map(stepCountInText).find((count) => count !== null) ?? null;
}

function ofTexts(): (StepPosition | null)[] {
  return positionTexts().map(stepPositionInText);
}

function positionTexts(): string[] {
  const said = shortTexts(longestText, (text) => stepPositionInText(text) !== null);
  const ofPage = said.filter(({ element }) => !isInControl(element) && !saysItIsSentLater(besideControls(element)));
  return withoutOtherSteps(ofPage.map(({ text }) => text));
}

/** "Nothing is sent until the last step", in one element with the Next. */
function besideControls(element: Element): string {
  const nodes = Array.from(element.childNodes).filter((node) => !(node instanceof Element && isInControl(node)));
  return nodes.map(({ textContent }) => textContent ?? '').join(' ');
}

/** "Apply (1 of 3), Acme": the part in brackets or between bars. */
function titleEnd(): string {
  return /\(([^()]{3,30})\)/.exec(document.title)?.[1] ?? '';
}

const bars = 'progress,[role=progressbar],[role=meter],[aria-valuenow]:not(input,[role=slider],[role=spinbutton])';
/** These show file upload progress. */
const ofFiles = '[class*=upload i],[class*=file i],[class*=password i],[class*=strength i],label';

/** As these may be called, and larger parts of a page too. */
const uploaders = '[class*=drop i],[class*=attach i],[class*=resume i]';
const isOfUploader = (bar: Element): boolean =>
  bar.matches(uploaders) || bar.parentElement?.matches(uploaders) === true;

/** Texts in what asks for a file and for nothing else, under no heading of its own: that may name a page. */
function isInUploader(element: Element): boolean {
  const around = matchingAncestors(element, `${ofFiles},${uploaders}`);
  return around.some((part) => {
    const fields = Array.from(part.querySelectorAll('input:not([type=hidden]),select,textarea'));
    return (
      fields.length > 0 &&
      fields.every((field) => field.matches('[type=file]')) &&
      !part.querySelector(`form,ol,${headings}`)
    );
  });
}

function ofBars(): (StepPosition | null)[] {
  const shown = findEverywhere(bars).filter(
    (bar) => bar.checkVisibility() && closestMatching(bar, ofFiles) === null && !isOfUploader(bar),
  );
  return shown.flatMap((bar) => [
    placeOfBar(bar),
    ...['aria-valuetext', 'aria-label'].map((name) => stepPositionInText(bar.getAttribute(name) ?? '')),
  ]);
}

function placeOfBar(bar: Element): StepPosition | null {
  const isOwn = bar instanceof HTMLProgressElement;
  const at = isOwn ? (bar.hasAttribute('value') ? bar.value : Number.NaN) : numberIn(bar, 'aria-valuenow');
  const all = isOwn ? bar.max : bar.hasAttribute('aria-valuemax') ? numberIn(bar, 'aria-valuemax') : 100;
  if (Number.isNaN(at) || !(all > 0)) return null;
  return at < all ? 'further' : 'last';
}

const numberIn = (element: Element, name: string): number => Number.parseFloat(element.getAttribute(name) ?? '');

const marks =
  '[aria-current=step],[aria-current=true],[aria-current=page],[aria-selected=true][role=tab],[class*=current i],[class*=active i],[data-state=active]';
const currentClass = /(?:^|[-_\s])(?:is-?)?(?:current|active)(?:$|[-_\s])/i;
/** Whatever its classes say: some call every step active that can be gone to. */
const otherTab = '[role=tab][aria-selected=false]';
/** Site navigation. */
const ofSite = '[class*=breadcrumb i],[aria-label*=breadcrumb i],header nav,footer';
/** More are something else. */
const mostMarks = 200;

function ofLists(): (StepPosition | null)[] {
  return currentSteps().map(placeOfMark);
}

function currentSteps(): Element[] {
  const said = findEverywhere(marks).slice(0, mostMarks).filter(isCurrentStep);
  return said.length > 0 ? said : listedSteps();
}

/** In an ordered list, or in something named so. */
function isCurrentStep(mark: Element): boolean {
  if (!mark.checkVisibility()) return false;
  const current = mark.getAttribute('aria-current');
  if (current === 'step') return true;
  if (isPartOfQuestion(mark)) return false;
  if (closestMatching(mark, ofSite) !== null || closestMatching(mark, otherTab) !== null) return false;
  const isMarked = current !== null || mark.hasAttribute('aria-selected') || currentClass.test(classesOf(mark));
  const isListed = current === 'page' || mark.hasAttribute('aria-selected') ? namedSteps : `ol,${namedSteps}`;
  return isMarked && closestMatching(mark.parentElement ?? mark, isListed) !== null;
}

const answered = 'input:not([type=hidden]),select,textarea,[role=combobox]';

/** Beside the box that is answered: the line under it while it is the active one. */
const isPartOfQuestion = (mark: Element): boolean =>
  mark.parentElement?.querySelector(answered) != null && mark.querySelector(answered) === null;

const classesOf = (mark: Element): string => `${mark.getAttribute('class')} ${mark.getAttribute('data-state')}`;

/** By what follows it: "Done" and "Sent" are no further pages. Dots without names tell nothing. */
function placeOfMark(mark: Element): StepPosition | null {
  return combineStepPositions(
    stepsOfMark(mark).map((step) => {
      const later = namesAfter(step);
      if (later === null || (later.length > 0 && [step.textContent ?? '', ...later].join('').trim() === ''))
        return null;
      return later.some((name) => name !== '' && !isLastStepName(name)) ? 'further' : 'last';
    }),
  );
}

const sendsAfter = (mark: Element): boolean =>
  stepsOfMark(mark).some((step) => namesAfter(step)?.some(hasFinalSend) ?? false);

/** The names of the steps after one; null if it is in no list of them. */
function namesAfter(step: Element): string[] | null {
  const alike = siblingsLike(step);
  if (alike.length < 2) return null;
  return alike.slice(alike.indexOf(step) + 1).map(({ textContent }) => (textContent ?? '').trim().slice(0, 100));
}
