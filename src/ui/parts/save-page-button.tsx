import { i18n } from '#i18n';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { ActProblem } from './act-problem';
import { Button } from './button';

/** Saves the job in the tab; the panel's notice shows the result. */
export function SavePageButton({ tabId }: { tabId: number }) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('discover.actFailed'));
  return (
    <>
      <Button icon="plus" disabled={act.isBusy} onClick={() => act.perform(() => acts.saveJob(tabId))}>
        {i18n.t('saving.save')}
      </Button>
      <ActProblem words={act.problem} />
    </>
  );
}
