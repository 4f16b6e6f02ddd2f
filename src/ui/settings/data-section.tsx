import { i18n } from '#i18n';
import { useExport } from '../jobs/use-export';
import type { PanelData } from '../panel-data';
import { Button } from '../parts/button';
import { usePorts } from '../ports-context';
import { formatNumber } from '../words/formats';
import { DeleteEverything } from './delete-everything';

export function DataSection({ data }: { data: PanelData }) {
  const exportJobs = useExport();
  const { jobs } = usePorts();
  const count = data.jobCount.state === 'ready' ? data.jobCount.value : 0;
  return (
    <section>
      <h2>{i18n.t('settings.dataTitle')}</h2>
      <p className="muted">{i18n.t('settings.dataText')}</p>
      <p>{i18n.t('settings.kept', count, { count: formatNumber(count) })}</p>
      <div className="actions">
        {count > 0 && (
          <Button icon="download" onClick={async () => exportJobs((await jobs.list()).map(({ id }) => id))}>
            {i18n.t('jobs.exportAll')}
          </Button>
        )}
        <DeleteEverything />
      </div>
    </section>
  );
}
