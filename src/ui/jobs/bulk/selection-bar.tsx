import { type RefObject, useRef } from 'react';
import { i18n } from '#i18n';
import type { Settings } from '@/domain/settings/settings';
import { useExport } from '@/ui/export/use-export';
import { formatNumber } from '@/ui/messages/formats';
import { Button } from '@/ui/parts/button';
import { Icon } from '@/ui/parts/icon';
import { Menu } from '@/ui/parts/menu';
import { MenuAct } from '@/ui/parts/menu-choice';
import { StatusMenu } from './status-menu';
import { TagButton } from './tag-button';
import { useBulkActs } from './use-bulk-acts';

interface SelectionBarProps {
  selected: ReadonlySet<string>;
  settings: Settings;
  onDelete: () => void;
}

/** What can be done with the selection. */
export function SelectionBar({ selected, settings, onDelete }: SelectionBarProps) {
  const acts = useBulkActs(settings);
  const exportJobs = useExport();
  const statusButton: RefObject<HTMLButtonElement | null> = useRef(null);
  const ids = () => [...selected];
  const count = { count: formatNumber(selected.size) };
  const deletion = i18n.t('jobs.deleteSelected', selected.size, count);
  return (
    <div className="bar-acts" role="toolbar" aria-label={i18n.t('jobs.selectionActs')}>
      <StatusMenu button={statusButton} onSet={(status, reason) => acts.setStatus(ids(), status, reason)} />
      <TagButton onAdd={(tags) => acts.addTags(ids(), tags)} />
      <Button className="menu-button button-danger" aria-label={deletion} title={deletion} onClick={onDelete}>
        <Icon name="trash" />
        <span className="wide-only">{i18n.t('jobs.deleteShort')}</span>
      </Button>
      <Menu icon="more" look="plain" label={i18n.t('jobs.moreWithSelection')}>
        <MenuAct icon="download" onSelect={() => exportJobs(ids(), 'csv')}>
          {i18n.t('jobs.exportSelected', selected.size, count)}
        </MenuAct>
        <MenuAct icon="download" onSelect={() => exportJobs(ids(), 'json')}>
          {i18n.t('jobs.exportSelectedJson', selected.size, count)}
        </MenuAct>
        <MenuAct icon="hidden" onSelect={() => acts.hideCompanies(ids())}>
          {i18n.t('jobs.hideCompanies')}
        </MenuAct>
      </Menu>
    </div>
  );
}
