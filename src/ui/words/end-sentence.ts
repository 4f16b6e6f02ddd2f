import { i18n } from '#i18n';
import type { EndCode, RunResult } from '@/domain/run-result';
import { formatNumber } from './formats';

type Facts = RunResult['facts'];

const sentences: Record<EndCode, (facts: Facts) => string> = {
  complete: ({ collected, announced }) =>
    announced !== null && collected < announced
      ? i18n.t('end.completeOf', { collected: formatNumber(collected), announced: formatNumber(announced) })
      : i18n.t('end.complete', collected, { count: formatNumber(collected) }),
  explored: () => i18n.t('end.explored'),
  'page-limit': ({ pages }) => i18n.t('end.pageLimit', pages, { count: formatNumber(pages) }),
  'job-limit': ({ collected }) => i18n.t('end.jobLimit', collected, { count: formatNumber(collected) }),
  'repeated-page': () => i18n.t('end.repeatedPage'),
  'nothing-new': () => i18n.t('end.nothingNew'),
  'nothing-found': () => i18n.t('end.nothingFound'),
  'not-a-job-list': () => i18n.t('end.notAJobList'),
  stopped: () => i18n.t('end.stopped'),
  'tab-closed': () => i18n.t('end.tabClosed'),
  'page-unreachable': () => i18n.t('end.pageUnreachable'),
  'too-many-errors': () => i18n.t('end.tooManyErrors'),
  'store-full': () => i18n.t('end.storeFull'),
  failed: () => i18n.t('end.failed'),
};

/** Why a run ended, in one plain sentence. */
export function endSentence(result: RunResult): string {
  return sentences[result.code](result.facts);
}

/** These ends say nothing about a number, and have one worth saying. */
const endsWithNumber: ReadonlySet<EndCode> = new Set<EndCode>([
  'page-limit',
  'job-limit',
  'repeated-page',
  'nothing-new',
  'stopped',
  'tab-closed',
  'page-unreachable',
  'too-many-errors',
  'store-full',
  'failed',
]);

/** How much was collected, where the end's own sentence leaves it open; null where it says it. */
export function collectedSentence({ code, facts }: RunResult): string | null {
  const { collected, announced } = facts;
  if (!endsWithNumber.has(code)) return null;
  return announced !== null && announced >= collected
    ? i18n.t('end.collectedOf', { collected: formatNumber(collected), announced: formatNumber(announced) })
    : i18n.t('end.collected', collected, { count: formatNumber(collected) });
}
