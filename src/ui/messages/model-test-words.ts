import { i18n } from '#i18n';
import type { ModelTest } from '@/domain/model/model-test-result';
import { formatSeconds } from './formats';

const words: Record<ModelTest['code'], (test: ModelTest) => string> = {
  ok: ({ ms }) => i18n.t('modelTest.ok', { seconds: formatSeconds(ms) }),
  'no-key': () => i18n.t('modelTest.noKey'),
  'key-refused': () => i18n.t('modelTest.keyRefused'),
  unreachable: () => i18n.t('modelTest.unreachable'),
  'request-refused': () => i18n.t('modelTest.requestRefused'),
  'no-tool-call': () => i18n.t('modelTest.noToolCall'),
};

/** The result of a model test, in one plain sentence. */
export const modelTestWords = (test: ModelTest): string => words[test.code](test);
