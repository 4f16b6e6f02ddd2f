import { DropdownMenu } from 'radix-ui';
import { i18n } from '#i18n';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import type { FileKind } from '@/ui/data/export-file-name';
import { usePorts } from '@/ui/data/ports-context';
import { useExport } from '@/ui/export/use-export';
import { formatNumber } from '@/ui/messages/formats';
import { Menu } from '@/ui/parts/menu';
import { MenuAct } from '@/ui/parts/menu-choice';

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
  const attempt = useGuardedAct();
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
