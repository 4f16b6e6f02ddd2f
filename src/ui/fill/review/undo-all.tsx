import { i18n } from '#i18n';
import type { UndoneFields } from '@/rpc/panel-api';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { editProblem } from '@/ui/messages/act-refusals';
import { formatNumber } from '@/ui/messages/formats';
import { ActProblem } from '@/ui/parts/act-problem';
import { Button } from '@/ui/parts/button';
import { useToast } from '@/ui/parts/toast';

/** Removes everything that was entered from the form shown, last field first. */
export function UndoAll({ applicationId }: { applicationId: string }) {
  const { acts } = usePorts();
  const act = useAct(editProblem('failed'));
  const show = useToast();
  const undo = () =>
    act.perform(async (refuse) => {
      const { refusal, ...ends } = await acts.undoFields(applicationId, null);
      const { undone } = ends;
      const problem = refusal ? editProblem(refusal) : notUndone(ends);
      if (problem) refuse(problem);
      if (undone > 0) show({ text: i18n.t('fillEdit.undone', undone, { count: formatNumber(undone) }) });
    });
  return (
    <div className="undo-all">
      <Button icon="undo" aria-disabled={act.isBusy} onClick={() => act.isBusy || undo()}>
        {i18n.t('fillEdit.undoAll')}
      </Button>
      <ActProblem words={act.problem} />
    </div>
  );
}

function notUndone({ failed, changed }: Pick<UndoneFields, 'failed' | 'changed'>): string | null {
  const sentences = [
    failed > 0 && i18n.t('fillEdit.notUndone', failed, { count: formatNumber(failed) }),
    changed > 0 && i18n.t('fillEdit.yoursStay', changed, { count: formatNumber(changed) }),
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : null;
}
