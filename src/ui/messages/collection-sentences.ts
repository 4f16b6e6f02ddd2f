import { i18n } from '#i18n';
import type { StepCode } from '@/domain/run/step';
import { listDoubtedSentence, listTaughtSentence } from './list-teacher-sentences';
import { isText, type StepFacts } from './step-facts';

type CollectionCode = Extract<
  StepCode,
  | 'search-set'
  | 'search-not-held'
  | 'search-lost'
  | 'search-restored'
  | 'collector-asked'
  | 'collector-answered'
  | 'recipe-mended'
  | 'list-doubted'
  | 'list-taught'
  | 'extracted'
  | 'read-apply-address'
>;

/** Sentences for the steps that set a collection's search, and those that asked a model. */
export const collectionSentences: Record<CollectionCode, (facts: StepFacts) => string> = {
  'search-set': ({ filter, value }) =>
    isText(filter)
      ? i18n.t('step.filterSet', { filter, value: String(value) })
      : i18n.t('step.wordsSet', { value: String(value) }),
  'search-not-held': ({ filter, value }) =>
    isText(filter)
      ? i18n.t('step.filterNotHeld', { filter, value: String(value) })
      : i18n.t('step.wordsNotHeld', { value: String(value) }),
  'search-lost': () => i18n.t('step.searchLost'),
  'search-restored': () => i18n.t('step.searchRestored'),
  'collector-asked': ({ reason }) => i18n.t('step.collectorAsked', { reason: String(reason) }),
  'collector-answered': ({ answer }) => i18n.t('step.collectorAnswered', { answer: String(answer) }),
  'recipe-mended': () => i18n.t('step.recipeMended'),
  'list-doubted': listDoubtedSentence,
  'list-taught': listTaughtSentence,
  extracted: ({ title }) => (isText(title) ? i18n.t('step.extracted', { title }) : i18n.t('step.extractedPlain')),
  'read-apply-address': ({ title }) => i18n.t('step.readApplyAddress', { title: String(title) }),
};
