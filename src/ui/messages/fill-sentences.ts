import { i18n } from '#i18n';
import type { StepCode } from '@/domain/run/step';
import { formatNumber } from './formats';
import { isText, type StepFacts } from './step-facts';

type FillCode = Extract<
  StepCode,
  | 'read-form'
  | 'form-mapped'
  | 'option-asked'
  | 'filled-field'
  | 'went-on-filling'
  | 'form-filled'
  | 'form-went-on'
  | 'page-left'
  | 'form-ready'
>;

/** Sentences for the steps of filling a form. */
export const fillSentences: Record<FillCode, (facts: StepFacts) => string> = {
  'read-form': ({ questions }) =>
    i18n.t('step.readForm', Number(questions), { count: formatNumber(Number(questions)) }),
  'form-mapped': ({ asked, mapped }) =>
    i18n.t('step.formMapped', { asked: formatNumber(Number(asked)), mapped: formatNumber(Number(mapped)) }),
  'option-asked': ({ question, isFound }) =>
    isFound === true
      ? i18n.t('step.optionFound', { question: String(question) })
      : i18n.t('step.optionNotFound', { question: String(question) }),
  'filled-field': ({ question, outcome }) => fieldSentence(String(question), outcome),
  'went-on-filling': () => i18n.t('step.wentOnFilling'),
  'form-filled': ({ held }) => i18n.t('step.formFilled', Number(held), { count: formatNumber(Number(held)) }),
  'form-went-on': ({ control, hasGone }) =>
    hasGone === false
      ? i18n.t('step.formStayed', { control: String(control) })
      : i18n.t('step.formWentOn', { control: String(control) }),
  'page-left': ({ required }) => i18n.t('step.pageLeft', Number(required), { count: formatNumber(Number(required)) }),
  'form-ready': ({ control }) =>
    isText(control) ? i18n.t('step.formReadyUnsure', { control }) : i18n.t('step.formReady'),
};

/** An intent whose result is still unknown has no outcome; what waits for its user is still open. */
function fieldSentence(question: string, outcome: StepFacts[string] | undefined): string {
  if (!isText(outcome) || outcome === 'open') return i18n.t('step.fillingField', { question });
  if (outcome === 'held') return i18n.t('step.fieldHeld', { question });
  return outcome === 'not-held' ? i18n.t('step.fieldNotHeld', { question }) : i18n.t('step.fieldLeft', { question });
}
