import { i18n } from '#i18n';
import type { DiscoverRun } from '@/domain/run/run';
import { formatNumber } from '@/ui/messages/formats';

/** Jobs of the list that are stored, by this run or an earlier one. */
export const collectedCount = ({ state }: DiscoverRun): number => state.counts.new + state.counts.known;

/** "Collected 37 of 244", or without the total if the page states none. */
export function progressSentence(run: DiscoverRun): string {
  const collected = collectedCount(run);
  const { announced } = run.state;
  return announced !== null && announced >= collected
    ? i18n.t('run.progress', { collected: formatNumber(collected), total: formatNumber(announced) })
    : i18n.t('run.progressOpen', collected, { count: formatNumber(collected) });
}
