import { i18n } from '#i18n';
import type { DiscoverRun } from '@/domain/run/run';
import { highestLimits } from '@/domain/settings/settings';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { formatNumber } from '@/ui/messages/formats';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import type { GoOnOffer } from './go-on-offer';

/** Raises the limits that ended a run, and goes on where it stopped, with one press. */
export function GoOn({ run, offer: { raise, unopened, most } }: { run: DiscoverRun; offer: GoOnOffer }) {
  const { acts, settings } = usePorts();
  const act = useAct(i18n.t('discover.startFailed'));
  const goOn = ({ raised: { limits, caps } }: NonNullable<GoOnOffer['raise']>) =>
    act.perform(async () => {
      // The background holds a run to the caps as they are stored.
      await settings.write({ limits, breakers: caps });
      await acts.goOn(run.id, limits);
    });
  return (
    <div className="go-on">
      {unopened && <p>{unopenedSentence(unopened)}</p>}
      {most && <p>{mostReachedSentence(most)}</p>}
      {raise && (
        <Button look="primary" icon="play" aria-disabled={act.isBusy} onClick={() => act.isBusy || goOn(raise)}>
          {act.isBusy ? i18n.t('discover.starting') : raiseWords(raise)}
        </Button>
      )}
      <ActProblem words={act.problem} />
    </div>
  );
}

function unopenedSentence({ count, limit }: NonNullable<GoOnOffer['unopened']>): string {
  return i18n.t('limits.leftUnopened', count, { count: formatNumber(count), limit: formatNumber(limit) });
}

function mostReachedSentence(most: 'jobs' | 'pages'): string {
  const count = formatNumber(highestLimits[most]);
  return most === 'jobs' ? i18n.t('limits.mostJobsReached', { count }) : i18n.t('limits.mostPagesReached', { count });
}

function raiseWords({ what, to }: NonNullable<GoOnOffer['raise']>): string {
  const count = formatNumber(to);
  switch (what) {
    case 'jobs':
      return i18n.t('limits.raiseAndGoOn', { count });
    case 'pages':
      return i18n.t('limits.raisePagesAndGoOn', { count });
    case 'details':
      return i18n.t('limits.openRest', to, { count });
  }
}
