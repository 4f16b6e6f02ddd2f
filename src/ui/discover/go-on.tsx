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
export function GoOn({ run, offer }: { run: DiscoverRun; offer: GoOnOffer }) {
  const { raise } = offer;
  const sentences = goOnSentences(offer, run);
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
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      {raise && (
        <Button look="primary" aria-disabled={act.isBusy} onClick={() => act.isBusy || goOn(raise)}>
          {act.isBusy ? i18n.t('discover.starting') : raiseWords(raise)}
        </Button>
      )}
      <ActProblem words={act.problem} />
    </div>
  );
}

function goOnSentences({ raise, unopened, most }: GoOnOffer, { state }: DiscoverRun): string[] {
  const details = raise?.raised.limits.details ?? 0;
  // Who raises the number of jobs is told of the postings that come with it.
  const opensMore = raise !== null && raise.what !== 'details' && details > (state.limits.details ?? 0);
  return [
    ...(unopened ? [unopenedSentence(unopened)] : []),
    ...(opensMore ? [i18n.t('limits.opensUpTo', details, { count: formatNumber(details) })] : []),
    ...(most ? [mostReachedSentence(most)] : []),
  ];
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
