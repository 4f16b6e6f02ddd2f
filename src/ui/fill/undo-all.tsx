import { useState } from 'react';
import { i18n } from '#i18n';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { usePorts } from '../ports-context';
import { useSnackbar } from '../snackbar';
import { useAct } from '../use-act';
import { editProblem } from '../words/edit-words';
import { formatNumber } from '../words/formats';

/** Takes out of the form shown all that was put in, the last field first. */
export function UndoAll({ applicationId }: { applicationId: string }) {
  const { acts } = usePorts();
  const act = useAct();
  const show = useSnackbar();
  const [problem, setProblem] = useState<string | null>(null);
  const undo = () =>
    act.perform(async () => {
      const { undone, failed, refusal } = await acts.undoFields(applicationId, null);
      setProblem(refusal ? editProblem(refusal) : notUndone(failed));
      if (undone > 0) show({ text: i18n.t('fillEdit.undone', undone, { count: formatNumber(undone) }) });
    });
  return (
    <div className="undo-all">
      <Button icon="undo" aria-disabled={act.isBusy} onClick={() => act.isBusy || undo()}>
        {i18n.t('fillEdit.undoAll')}
      </Button>
      <ActProblem words={problem ?? (act.hasFailed && editProblem('failed'))} />
    </div>
  );
}

const notUndone = (failed: number): string | null =>
  failed > 0 ? i18n.t('fillEdit.notUndone', failed, { count: formatNumber(failed) }) : null;
