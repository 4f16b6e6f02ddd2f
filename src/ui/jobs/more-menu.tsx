import { DropdownMenu } from 'radix-ui';
import { i18n } from '#i18n';
import { usePorts } from '../ports-context';
import { formatNumber } from '../words/formats';
import type { FileKind } from './export/export-file-name';
import { useExport } from './export/use-export';
import { Menu } from './menu';
import { MenuAct } from './menu-choice';
import { useAttempt } from './use-attempt';

interface MoreMenuProps {
  /** Number of jobs in the list. */
  count: number;
  onAdd: () => void;
  onImport: () => void;
}

/** Ways to import jobs, and to export the whole list. */
export function MoreMenu({ count, onAdd, onImport }: MoreMenuProps) {
  const { engine } = usePorts();
  const exportJobs = useExport();
  const attempt = useAttempt();
  const exportAll = (kind: FileKind) => attempt(async () => exportJobs(await engine.ids(), kind));
  return (
    <Menu icon="more" label={i18n.t('jobs.more')} look="plain">
      <MenuAct icon="plus" onSelect={onAdd}>
        {i18n.t('jobs.add')}
      </MenuAct>
      <MenuAct icon="upload" onSelect={onImport}>
        {i18n.t('jobs.import')}
      </MenuAct>
      {count > 0 && (
        <>
          <DropdownMenu.Separator />
          <MenuAct icon="download" onSelect={() => exportAll('csv')}>
            {i18n.t('jobs.exportCount', count, { count: formatNumber(count) })}
          </MenuAct>
          <MenuAct icon="download" onSelect={() => exportAll('json')}>
            {i18n.t('jobs.exportCountJson', count, { count: formatNumber(count) })}
          </MenuAct>
        </>
      )}
    </Menu>
  );
}
