import { i18n } from '#i18n';
import type { RestoreReport } from '@/store/backup/restore-report';
import type { PanelData } from '@/ui/data/panel-data';
import { usePorts } from '@/ui/data/ports-context';
import { useExport } from '@/ui/export/use-export';
import { formatNumber } from '@/ui/messages/formats';
import { ActProblem } from '../../parts/act-problem';
import { Button } from '../../parts/button';
import { Backups } from './backups';
import { DeleteEverything } from './delete-everything';
import { EverythingFile } from './everything-file';
import { RestoredNotice } from './restored-notice';
import { useRestore } from './use-restore';
import './data.css';

/** What is stored, and how to export, restore and delete it. */
export function DataSection({ data }: { data: PanelData }) {
  const { backups, settings } = usePorts();
  const { isBusy, problem, report, restore, dismiss } = useRestore();
  const takeSettings = async (chosen: RestoreReport['settings']) => {
    if (chosen) await settings.write(chosen);
    dismiss();
  };
  return (
    <section>
      <h2>{i18n.t('settings.dataTitle')}</h2>
      <p className="muted">{i18n.t('settings.dataText')}</p>
      <KeptJobs data={data} />
      <EverythingFile isBusy={isBusy} onFile={(file) => restore(() => backups.fromFile(file))} />
      <Backups isBusy={isBusy} onRestore={({ id }) => restore(() => backups.restore(id))} />
      {isBusy && <p role="status">{i18n.t('backups.restoring')}</p>}
      <ActProblem words={problem} />
      {report && (
        <RestoredNotice report={report} onUseSettings={() => void takeSettings(report.settings)} onDismiss={dismiss} />
      )}
      <div className="actions">
        <DeleteEverything />
      </div>
    </section>
  );
}

function KeptJobs({ data }: { data: PanelData }) {
  const { jobs } = usePorts();
  const exportJobs = useExport();
  const count = data.jobCount.state === 'ready' ? data.jobCount.value : 0;
  return (
    <div className="kept-jobs">
      <p>{i18n.t('settings.kept', count, { count: formatNumber(count) })}</p>
      {count > 0 && (
        <Button icon="download" onClick={async () => exportJobs(await jobs.listedIds())}>
          {i18n.t('jobs.exportAll')}
        </Button>
      )}
    </div>
  );
}
