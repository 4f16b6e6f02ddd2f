import { i18n } from '#i18n';
import { WaitCode } from '@/domain/run/run';
import type { Step, StepCode } from '@/domain/run/step';
import { collectionSentences } from './collection-sentences';
import { explorationSentences } from './exploration-sentences';
import { fillSentences } from './fill-sentences';
import { formatNumber } from './formats';
import { goalSentences } from './goal-sentences';
import { pilotSentences } from './pilot-sentences';
import { isNumber, isText, type StepFacts } from './step-facts';
import { waitWords } from './wait-words';

/** Facts are whatever the journal holds: sentences work without missing ones. */
const sentences: Record<StepCode, (facts: StepFacts) => string> = {
  ...explorationSentences,
  ...collectionSentences,
  ...fillSentences,
  ...pilotSentences,
  ...goalSentences,
  started: () => i18n.t('step.started'),
  understood: ({ rows }) =>
    isNumber(rows) ? i18n.t('step.understood', rows, { count: formatNumber(rows) }) : i18n.t('step.understoodPlain'),
  'read-rows': (facts) =>
    isNumber(facts.new)
      ? i18n.t('step.readRows', facts.new, { count: formatNumber(facts.new) })
      : i18n.t('step.readRowsPlain'),
  'read-page': ({ page }) =>
    isNumber(page) ? i18n.t('step.readPage', { page: formatNumber(page) }) : i18n.t('step.readPagePlain'),
  'read-lists': ({ jobs }) =>
    isNumber(jobs) ? i18n.t('step.readLists', jobs, { count: formatNumber(jobs) }) : i18n.t('step.readListsPlain'),
  'opened-details': ({ title }) =>
    isText(title) ? i18n.t('step.openedDetails', { title }) : i18n.t('step.openedDetailsPlain'),
  'read-details': ({ title }) =>
    isText(title) ? i18n.t('step.readDetails', { title }) : i18n.t('step.readDetailsPlain'),
  'details-on-own-page': () => i18n.t('step.detailsOnOwnPage'),
  'details-unreadable': ({ title }) =>
    isText(title) ? i18n.t('step.detailsUnreadable', { title }) : i18n.t('step.detailsUnreadablePlain'),
  'list-parts': ({ left }) =>
    isNumber(left) ? i18n.t('step.listParts', left, { count: formatNumber(left) }) : i18n.t('step.listPartsPlain'),
  'turned-page': ({ page }) =>
    isNumber(page) ? i18n.t('step.turnedPage', { page: formatNumber(page) }) : i18n.t('step.turnedPagePlain'),
  waited: ({ reason }) => {
    const code = WaitCode.safeParse(reason);
    return code.success ? i18n.t('step.waitedFor', { reason: waitWords(code.data).title }) : i18n.t('step.waited');
  },
  resumed: () => i18n.t('step.resumed'),
  ended: () => i18n.t('step.ended'),
  'sends-held': ({ count }) => i18n.t('step.sendsHeld', Number(count), { count: formatNumber(Number(count)) }),
  'answers-left': () => i18n.t('step.answersLeft'),
  problem: ({ message }) => (isText(message) ? i18n.t('step.problem', { message }) : i18n.t('step.problemPlain')),
};

/** What a step did, in one plain sentence. */
export function stepSentence(step: Step): string {
  return sentences[step.code](step.facts);
}
