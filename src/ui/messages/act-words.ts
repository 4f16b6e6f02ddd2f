import { i18n } from '#i18n';
import type { Act } from '@/domain/page/page-act';

/** A tool of the explorer, as the journal names it. */
type ToolName = Act['name'] | 'done';

const decided: Record<ToolName, (element: string) => string> = {
  click: (element) => i18n.t('step.decidedClick', { element }),
  type_text: (element) => i18n.t('step.decidedType', { element }),
  select_option: (element) => i18n.t('step.decidedSelect', { element }),
  press_key: () => i18n.t('step.decidedKey'),
  scroll: () => i18n.t('step.decidedScroll'),
  go_back: () => i18n.t('step.decidedBack'),
  observe: () => i18n.t('step.decidedObserve'),
  done: () => i18n.t('step.decidedDone'),
};

const acted: Record<Act['name'], (element: string) => string> = {
  click: (element) => i18n.t('step.actedClick', { element }),
  type_text: (element) => i18n.t('step.actedType', { element }),
  select_option: (element) => i18n.t('step.actedSelect', { element }),
  press_key: () => i18n.t('step.actedKey'),
  scroll: () => i18n.t('step.actedScroll'),
  go_back: () => i18n.t('step.actedBack'),
  observe: () => i18n.t('step.actedObserve'),
};

/** What is about to happen, without a full stop: `Pressing “All filters”`. */
export function decidedWords(tool: unknown, element: unknown): string {
  return isKeyOf(decided, tool) ? decided[tool](nameOf(element)) : i18n.t('step.decidedOther');
}

/** What was done, without a full stop: `Pressed “All filters”`. */
export function actedWords(tool: unknown, element: unknown): string {
  return isKeyOf(acted, tool) ? acted[tool](nameOf(element)) : i18n.t('step.actedOther');
}

function isKeyOf<Key extends string>(record: Record<Key, unknown>, name: unknown): name is Key {
  return typeof name === 'string' && Object.hasOwn(record, name);
}

const nameOf = (element: unknown): string =>
  typeof element === 'string' && element !== '' ? element : i18n.t('step.unnamed');
