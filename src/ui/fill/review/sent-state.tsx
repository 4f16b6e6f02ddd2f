import { i18n } from '#i18n';
import type { Application } from '@/domain/form/application';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { formatMoment } from '@/ui/messages/formats';
import { ActProblem } from '@/ui/parts/act-problem';
import { Button } from '@/ui/parts/button';
import { Icon } from '@/ui/parts/icon';
import { useToast } from '@/ui/parts/toast';

/** Whether the application was sent, and a button to say so or take it back. */
export function SentState({ application }: { application: Application }) {
  const { applications } = usePorts();
  const show = useToast();
  const act = useAct(i18n.t('jobs.actFailed'));
  const { id, applied } = application;
  const takeBack = () => act.perform(() => applications.takeAppliedBack(id));
  const say = () =>
    act.perform(async () => {
      await applications.setApplied(id, 'user', new Date().toISOString());
      show({ text: i18n.t('application.saidSent'), undo: takeBack });
    });
  return (
    <>
      {applied ? (
        <div className="sent-state">
          <p>
            <Icon name="check" />
            {i18n.t(applied.by === 'page' ? 'application.sentByPage' : 'application.sent', {
              when: formatMoment(applied.at),
            })}
          </p>
          <Button look="quiet" aria-disabled={act.isBusy} onClick={takeBack}>
            {i18n.t('application.notSent')}
          </Button>
        </div>
      ) : (
        <Button icon="check" aria-disabled={act.isBusy} onClick={() => act.isBusy || say()}>
          {i18n.t('application.iSentIt')}
        </Button>
      )}
      <ActProblem words={act.problem} />
    </>
  );
}
