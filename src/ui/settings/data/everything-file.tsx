import { useRef } from 'react';
import { i18n } from '#i18n';
import { exportFileName } from '@/ui/data/export-file-name';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { useToast } from '@/ui/parts/toast';
import { ActProblem } from '../../parts/act-problem';
import { Button } from '../../parts/button';
import { FilePicker } from '../../parts/file-picker';

interface EverythingFileProps {
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** All findings, and the settings, as one file: to keep, and to import into another browser. */
export function EverythingFile({ isBusy, onFile }: EverythingFileProps) {
  const { backups, settings, saveFile } = usePorts();
  const show = useToast();
  const act = useAct(i18n.t('jobs.exportFailed'));
  const picker = useRef<HTMLInputElement>(null);
  const give = () =>
    act.perform(async () => {
      const file = exportFileName(new Date(), 'json').replace('jobtrail-', 'jobtrail-everything-');
      saveFile(file, await backups.toFile(await settings.read()), 'application/json');
      show({ text: i18n.t('backups.exported', { file }) });
    });
  return (
    <div className="everything">
      <h3>{i18n.t('backups.fileTitle')}</h3>
      <p className="muted">{i18n.t('backups.fileText')}</p>
      <div className="actions">
        <Button icon="download" aria-disabled={act.isBusy} onClick={give}>
          {i18n.t('backups.export')}
        </Button>
        <Button icon="upload" aria-disabled={isBusy} onClick={() => picker.current?.click()}>
          {i18n.t('backups.import')}
        </Button>
        <FilePicker input={picker} accept=".json,application/json" onPick={onFile} />
      </div>
      <ActProblem words={act.problem} />
    </div>
  );
}
