import { i18n } from '#i18n';
import type { Understanding } from '@/domain/page/understanding';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { useToast } from '@/ui/parts/toast';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { understandingFile } from './understanding-file';

/** Exports it as a file, or has the site explored again. */
export function UnderstandingActions({ understanding }: { understanding: Understanding }) {
  const { saveFile, forgetSite } = usePorts();
  const show = useToast();
  const act = useAct(i18n.t('jobs.actFailed'));
  const { site } = understanding;
  const forget = async () => {
    const restore = await forgetSite(site);
    show({ text: i18n.t('understood.forgotten', { site }), undo: () => act.perform(restore) });
  };
  const { name, text } = understandingFile(understanding);
  return (
    <div className="actions">
      <Button icon="download" onClick={() => saveFile(name, text, 'application/json')}>
        {i18n.t('understood.saveJson')}
      </Button>
      <Button icon="trash" onClick={() => act.perform(forget)}>
        {i18n.t('understood.forget')}
      </Button>
      <ActProblem words={act.problem} />
    </div>
  );
}
