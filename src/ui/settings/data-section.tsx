import { i18n } from '#i18n';
import { useExport } from '../jobs/use-export';
import type { PanelData } from '../panel-data';
import { Button } from '../parts/button';
import { formatNumber } from '../words/formats';
import { DeleteEverything } from './delete-everything';

export function DataSection({ data }: { data: PanelData }) {
  const exportJobs = useExport();
  const jobs = data.jobs.state === 'ready' ? data.jobs.value : [];
  return (
    <section>
      <h2>{i18n.t('settings.dataTitle')}</h2>
      <p className="muted">{i18n.t('settings.dataText')}</p>
      <p>{i18n.t('settings.kept', jobs.length, { count: formatNumber(jobs.length) })}</p>
      <div className="actions">
        {jobs.length > 0 && (
          <Button icon="download" onClick={() => exportJobs(jobs.map(({ id }) => id))}>
            {i18n.t('jobs.exportAll')}
          </Button>
        )}
        <DeleteEverything />
      </div>
    </section>
  );
}
