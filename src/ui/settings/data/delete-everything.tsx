import { AlertDialog } from 'radix-ui';
import { i18n } from '#i18n';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { useToast } from '@/ui/parts/toast';
import { ActProblem } from '../../parts/act-problem';
import { Button } from '../../parts/button';

/** The panel's only act without undo, so it asks first. */
export function DeleteEverything() {
  const { deleteEverything } = usePorts();
  const show = useToast();
  const act = useAct(i18n.t('jobs.actFailed'));
  const confirm = () =>
    act.perform(async () => {
      await deleteEverything();
      show({ text: i18n.t('settings.deletedAll') });
    });
  return (
    <>
      <AlertDialog.Root>
        <AlertDialog.Trigger asChild>
          <Button look="danger" icon="trash">
            {i18n.t('settings.deleteAll')}
          </Button>
        </AlertDialog.Trigger>
        <Question onConfirm={confirm} />
      </AlertDialog.Root>
      <ActProblem words={act.problem} />
    </>
  );
}

function Question({ onConfirm }: { onConfirm: () => void }) {
  return (
    <AlertDialog.Portal>
      <AlertDialog.Overlay className="sheet-overlay" />
      <AlertDialog.Content className="dialog">
        <AlertDialog.Title>{i18n.t('settings.deleteAllTitle')}</AlertDialog.Title>
        <AlertDialog.Description>{i18n.t('settings.deleteAllText')}</AlertDialog.Description>
        <div className="actions">
          <AlertDialog.Cancel asChild>
            <Button>{i18n.t('settings.cancel')}</Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action asChild>
            <Button look="danger" onClick={onConfirm}>
              {i18n.t('settings.deleteAllConfirm')}
            </Button>
          </AlertDialog.Action>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Portal>
  );
}
