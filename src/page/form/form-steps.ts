import type { FormReading } from '@/domain/form/form-field';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { isAttachFileLabel } from '@/language/words/forms/attach-file-words';
import { pressedControl } from '@/page/dom/controls/pressed-control';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { hasRenderedArea } from '@/page/dom/tree/is-left-out';
import { isInConsentOverlay } from '@/page/press/is-in-consent-overlay';
import { readSubmitFacts, submittedValuesOf } from '@/page/press/read-submit-facts';
import { isComposedNextName, stepNumberIn } from '@/safety/names/composed-next-name';
import { meansAnyOf } from '@/safety/names/refused-by-name';
import {
  hasFinalSend,
  isFinalSendAlone,
  isNextQuestionName,
  isNextStepName,
  mayBeFinalSend,
} from '@/safety/names/step-words';
import { bringsAgreement } from '@/safety/next-step/brings-agreement';
import { canGoOn, isKnownEnd } from '@/safety/next-step/can-go-on';
import { goesOnAsWell } from '@/safety/next-step/goes-on-as-well';
import type { StepPosition } from '@/safety/next-step/step-position';
import { isFinalSendValue } from '@/safety/requests/sent-operation-words';
import { isAtEndOfFields, isBesideFields, isElsewhere, ownerOf } from './beside-fields';
import { hintOf, isEnabled } from './field-facts';
import { fieldSelector } from './field-selector';
import { placeOfFile } from './files-given';
import { mentionsAgreeingApart, warnsAboutControl, warnsBesideControl } from './has-explanation';
import { hasHiddenFurtherPart } from './hidden-further-part';
import { isBeforePageThatSends, mayBeLastStep, readStepCount, readStepPosition } from './step-position-of';

const buttons = 'button,input[type=submit],input[type=button],input[type=image],[role=button],a[href]';

interface Named {
  element: Element;
  name: string;
}

type Steps = Pick<FormReading, 'next' | 'unsureNext' | 'sends' | 'steps' | 'place'>;

/**
 * The controls that lead to the form's next page, and those that send it; never one in both. `fields`: the form's; `asked`: how
 * many questions are in sight.
 */
export function formSteps(fields: readonly Element[], asked: number): Steps {
  const seen = findEverywhere(buttons).flatMap((element) => {
    const name = nameOrTextStart(element) || (element.getAttribute('value') ?? '');
    return name &&
      !choosesFile(element, name) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      hasRenderedArea(element)
      ? [{ element, name }]
      : [];
  });
  const isDoubtful = mayBeLastStep();
  const place = readStepPosition();
  const taken = asked === 0 && place === 'further' && !isDoubtful ? placeOfFile() : null;
  // An uploader may show the file that it was given in place of its field: the page still asks for it alone.
  const beside = taken === null ? fieldsInSight(fields) : [taken];
  const isApart = apartFrom(beside);
  const mayEnd = seen.filter(
    (one) =>
      !one.element.matches('a[href]') && mayBeFinalSend(one.name) && (isFinalSendAlone(one.name) || !isApart(one)),
  );
  // "Aceptar" under the one question of a page agrees to something, or is its OK: no application ends with it.
  const [accepts, ...others] = asked <= 1 && mayEnd.every(({ name }) => !hasFinalSend(name)) ? mayEnd : [];
  const isOk =
    accepts && others.length === 0 && isNextQuestionName(accepts.name) && !mentionsAgreeingApart(accepts.element);
  const isOwnEnd = ({ element, name }: Named) => isFinalSendAlone(name) || isAtEndOfFields(element, beside);
  const ends = accepts ? [] : mayEnd.filter(isOwnEnd);
  const sends = ends.filter(({ name }) => !goesOnAsWell(name));
  const sendsAndGoesOn = ends.find(({ name }) => goesOnAsWell(name));
  const stepsNamed = (isNamed: (name: string) => boolean) =>
    seen.filter(({ name, element }) => isNamed(name) && isOfForm(element) && isBesideFields(element, beside));
  const stepNamed = (isNamed: (name: string) => boolean) =>
    stepsNamed(isNamed).find(({ element }) => !mayBeFinalSend(hintOf(element)));
  const steps = readStepCount();
  // A stepper has a control for each of its steps: only the one behind this page goes on.
  const isOther = (name: string) => {
    const number = stepNumberIn(name);
    return number !== null && steps?.at !== number - 1;
  };
  const step =
    stepNamed((name) => isNextStepName(name, true)) ?? stepNamed((name) => isComposedNextName(name) && !isOther(name));
  const alone =
    (asked === 1 || taken !== null) && (isOk || mayEnd.length === 0) ? stepNamed(isNextQuestionName) : undefined;
  const isSure = step !== undefined && !isDoubtful && leadsFurther(step.element, step.name, fields, place);
  const isOfQuestion = alone !== undefined && !isDoubtful && leadsToNextQuestion(alone.element, alone.name, place);
  const next = isSure ? step : isOfQuestion ? alone : null;
  const selector = next && fieldSelector(next.element);
  const unsure = step ?? alone ?? accepts ?? sendsAndGoesOn;
  const mayBeNext = unsure ? [unsure] : stepsNamed(isNextQuestionName);
  // Beside what may go on, only what sends and says nothing else ends the form: "Save and finish later" does not.
  const isEndBeside = (one: Named, others: readonly Named[]) =>
    isOfForm(one.element) &&
    isOwnEnd(one) &&
    (others.length === 0 || (isFinalSendAlone(one.name) && isAtEndOfFields(one.element, beside)));
  // A form that keeps further questions back does not end here, whatever is said about sending it.
  const isEnd =
    seen.some((one) => hasFinalSend(one.name) && isBesideFields(one.element, beside) && isEndBeside(one, mayBeNext)) ||
    mayBeNext.some(({ element }) => saysItSends(element) && !hasHiddenFurtherPart(element, fields.filter(isRendered)));
  // What is called Next there is left to the user, and the form is not said to be ready.
  const isUnsureEnd = place === 'last' && unsure !== undefined && isBeforePageThatSends();
  return {
    next:
      next && selector !== null
        ? { selector, name: next.name, isOfQuestion: !isSure, isEnabled: isEnabled(next.element) }
        : null,
    unsureNext: unsure && !next ? unsure.name : null,
    sends: [...new Set(sends.map(({ name }) => name))],
    steps,
    place: (isUnsureEnd ? null : place) ?? (isEnd || (isDoubtful && mayBeNext.length === 0) ? 'last' : null),
  };
}

/**
 * Whether a control ends something else than the form: a cookie banner's, or "Share" above it. Elsewhere, only what neither sends by its
 * name nor agrees to anything is such a one.
 */
function apartFrom(fields: readonly Element[]): (one: Named) => boolean {
  const isWalled = fields.some(isInConsentOverlay);
  return ({ element, name }) =>
    (!isWalled && isInConsentOverlay(element)) ||
    (!hasFinalSend(name) && !meansAnyOf(name, agrees) && isElsewhere(element, fields));
}

const agrees: ReadonlySet<RefusalCode> = new Set(['apply', 'agree']);

/** "Send a file" beside a box for one, which browsers draw as they like, opens what it is chosen in. */
function choosesFile(control: Element, name: string): boolean {
  const around = control.matches('button[type=button],[role=button]') ? control.parentElement : null;
  return around?.querySelector(':scope > input[type=file]') != null && isAttachFileLabel(name);
}

/** Whatever it is called, it would send the form on the last page: the page itself must show that another follows. */
function leadsFurther(control: Element, name: string, fields: readonly Element[], place: StepPosition | null): boolean {
  if (place === 'last' || !(place === 'further' || hasHiddenFurtherPart(control, fields))) return false;
  return formGoesOn(control) && !warnsAboutControl(control, name);
}

/**
 * A page that asks one thing and shows no control that sends is one of many: no application asks a single question. What its browser would
 * send is a form of its own, a log-in or a search.
 */
function leadsToNextQuestion(control: Element, name: string, place: StepPosition | null): boolean {
  if (place === 'last' || readSubmitFacts(pressedControl(control, control).submitter) !== null) return false;
  return formGoesOn(control) && !warnsAboutControl(control, name);
}

const isRendered = (element: Element): boolean => element.checkVisibility();

/** The pages of a form may be forms of their own, all there at once: its control is beside those of the page in sight. */
function fieldsInSight(fields: readonly Element[]): readonly Element[] {
  const inSight = fields.filter((field) => field.checkVisibility({ visibilityProperty: true }));
  return inSight.length > 0 ? inSight : fields;
}

/** It is called Next, and what stands beside it or the form itself says that it sends. What is said elsewhere may be about another page. */
function saysItSends(control: Element): boolean {
  const submit = readSubmitFacts(pressedControl(control, control).submitter);
  return (submit !== null && isKnownEnd(submit)) || warnsBesideControl(control);
}

/** Judged like its press; for scripted forms, hidden values must not say otherwise. */
function formGoesOn(control: Element): boolean {
  const form = ownerOf(control);
  const submit = readSubmitFacts(pressedControl(control, control).submitter);
  const brings = submit?.brings ?? (form instanceof HTMLFormElement ? submittedValuesOf(form, control) : []);
  if (bringsAgreement(brings)) return false;
  return submit ? canGoOn(submit) : !brings.some(({ name, value }) => isFinalSendValue(name, value));
}

/** Job lists and galleries have such controls too: links that lead elsewhere are no step of a form. */
function isOfForm(element: Element): boolean {
  return !(element instanceof HTMLAnchorElement) || /^(?:#|javascript:)/i.test(element.getAttribute('href') ?? '');
}
