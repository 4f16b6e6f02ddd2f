import { i18n } from '#i18n';
import type { EndCode, FillResult, GoalResult, RunResult } from '@/domain/run/run-result';
import { formatNumber } from './formats';

type Facts = RunResult['facts'];

/** Ends that mention a number. */
const counted = {
  complete: (facts: Facts) => {
    const unread = unreadOf(facts);
    return unread > 0
      ? withoutDetails(facts.collected, unread)
      : i18n.t('end.complete', facts.collected, { count: formatNumber(facts.collected) });
  },
  incomplete: (facts: Facts) => {
    const { collected, announced, unopened = [] } = facts;
    if (unopened.length > 0) return withoutParts(collected, unopened);
    if (announced !== null && collected < announced)
      return i18n.t('end.incompleteOf', { collected: formatNumber(collected), announced: formatNumber(announced) });
    const unread = unreadOf(facts);
    const isShortOfPostings = unread > (facts.counts?.details ?? 0);
    return isShortOfPostings
      ? i18n.t('end.onlyRows', collected, { count: formatNumber(collected), unread: formatNumber(unread) })
      : i18n.t('end.incomplete', collected, { count: formatNumber(collected) });
  },
  'page-limit': ({ pages }: Facts) => i18n.t('end.pageLimit', pages, { count: formatNumber(pages) }),
  'job-limit': ({ collected }: Facts) => i18n.t('end.jobLimit', collected, { count: formatNumber(collected) }),
};

/** Results of earlier versions count no rows that nothing opened. */
function unreadOf({ unread, counts }: Facts): number {
  return unread ?? counts?.failed ?? 0;
}

/** Every job is there, and some only as their row tells them. */
function withoutDetails(collected: number, failed: number): string {
  return i18n.t('end.completeUnread', collected, { count: formatNumber(collected), failed: formatNumber(failed) });
}

/** Names of parts that one sentence holds. */
const mostNamed = 5;

function withoutParts(collected: number, unopened: readonly string[]): string {
  const parts = [...unopened.slice(0, mostNamed), ...(unopened.length > mostNamed ? ['…'] : [])].join(', ');
  return i18n.t('end.withoutParts', collected, { count: formatNumber(collected), parts });
}

const plain: Record<Exclude<EndCode, keyof typeof counted>, () => string> = {
  explored: () => i18n.t('end.explored'),
  'repeated-page': () => i18n.t('end.repeatedPage'),
  'pager-refused': () => i18n.t('end.pagerRefused'),
  'nothing-new': () => i18n.t('end.nothingNew'),
  'nothing-found': () => i18n.t('end.nothingFound'),
  'not-a-job-list': () => i18n.t('end.notAJobList'),
  ready: () => i18n.t('end.ready'),
  'no-form': () => i18n.t('end.noForm'),
  taken: () => i18n.t('end.taken'),
  'answers-left': () => i18n.t('end.answersLeft'),
  'answers-left-later': () => i18n.t('end.answersLeftLater'),
  unguarded: () => i18n.t('end.unguarded'),
  'goal-reached': () => i18n.t('end.goalReached'),
  'goal-not-reached': () => i18n.t('end.goalNotReached'),
  'goal-time': () => i18n.t('end.goalTime'),
  'goal-declined': () => i18n.t('end.goalDeclined'),
  'goal-handed-over': () => i18n.t('end.goalHandedOver'),
  stopped: () => i18n.t('end.stopped'),
  'tab-closed': () => i18n.t('end.tabClosed'),
  'page-unreachable': () => i18n.t('end.pageUnreachable'),
  'too-many-errors': () => i18n.t('end.tooManyErrors'),
  'store-full': () => i18n.t('end.storeFull'),
  failed: () => i18n.t('end.failed'),
};

/** Different sentences for filling a form instead of collecting jobs. */
const ofFills: Partial<typeof plain> = {
  'page-unreachable': () => i18n.t('fill.pageUnreachable'),
  'store-full': () => i18n.t('fill.storeFull'),
  failed: () => i18n.t('fill.failed'),
};

/** Why a run ended, in one plain sentence. */
export function endSentence({ code, facts }: RunResult): string {
  return isCounted(code) ? counted[code](facts) : plain[code]();
}

/** The same for filling a form, which collects nothing. */
export function fillEndSentence({ code }: FillResult): string {
  if (isCounted(code)) return '';
  return (ofFills[code] ?? plain[code])();
}

/** The same for a goal, which counts nothing. */
export function goalEndSentence({ code }: GoalResult): string {
  return isCounted(code) ? '' : plain[code]();
}

const isCounted = (code: EndCode): code is keyof typeof counted => code in counted;

/** These ends mention no number, though one matters. */
const endsWithNumber: ReadonlySet<EndCode> = new Set<EndCode>([
  'page-limit',
  'job-limit',
  'repeated-page',
  'pager-refused',
  'nothing-new',
  'unguarded',
  'stopped',
  'tab-closed',
  'page-unreachable',
  'too-many-errors',
  'store-full',
  'failed',
]);

/** How much was collected, if the end's own sentence does not say; otherwise null. */
export function collectedSentence({ code, facts }: RunResult): string | null {
  const { collected, announced } = facts;
  if (!endsWithNumber.has(code)) return null;
  return announced !== null && announced >= collected
    ? i18n.t('end.collectedOf', { collected: formatNumber(collected), announced: formatNumber(announced) })
    : i18n.t('end.collected', collected, { count: formatNumber(collected) });
}
