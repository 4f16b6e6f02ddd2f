import { i18n } from '#i18n';
import type { StepFacts } from './step-facts';

type Fact = StepFacts[string] | undefined;

const actions: Record<string, (label: string) => string> = {
  click: (label) => i18n.t('pilotAction.click', { label }),
  double_click: (label) => i18n.t('pilotAction.doubleClick', { label }),
  type: (label) => i18n.t('pilotAction.type', { label }),
  scroll: () => i18n.t('pilotAction.scroll'),
  keypress: (label) => i18n.t('pilotAction.key', { label }),
  wait: () => i18n.t('pilotAction.wait'),
  done: () => i18n.t('pilotAction.done'),
};

const reasons: Record<string, () => string> = {
  outside: () => i18n.t('pilotReason.outside'),
  'no-label': () => i18n.t('pilotReason.noLabel'),
  'final-send': () => i18n.t('pilotReason.finalSend'),
  'submit-control': () => i18n.t('pilotReason.finalSend'),
  'way-out': () => i18n.t('pilotReason.wayOut'),
  own: () => i18n.t('pilotReason.own'),
  'other-site': () => i18n.t('pilotReason.otherSite'),
  'not-given': () => i18n.t('pilotReason.notGiven'),
  'no-focus': () => i18n.t('pilotReason.noFocus'),
  secret: () => i18n.t('pilotReason.secret'),
  'other-question': () => i18n.t('pilotReason.otherQuestion'),
  'has-value': () => i18n.t('pilotReason.hasValue'),
  'taken-back': () => i18n.t('pilotReason.takenBack'),
  'enter-sends': () => i18n.t('pilotReason.finalSend'),
  unclear: () => i18n.t('pilotReason.unclear'),
  'nothing-there': () => i18n.t('pilotReason.nothingThere'),
};

/** What the pilot did or wanted to do. `label`: what it pressed, the handle it typed, or the key. */
export function pilotActionWords(action: Fact, label: Fact): string {
  return (actions[String(action)] ?? actions.wait)?.(typeof label === 'string' ? label : '') ?? '';
}

/** Why it was not done; null if it was. */
export function pilotReasonWords(reason: Fact): string | null {
  return typeof reason === 'string' ? (reasons[reason]?.() ?? i18n.t('pilotReason.other')) : null;
}
