import { DropdownMenu } from 'radix-ui';
import { i18n } from '#i18n';
import { type JobColumnName, jobColumnNames } from '@/domain/job/job-query';
import { defaultSettings } from '@/domain/settings/settings';
import { Icon } from '@/ui/parts/icon';
import { Menu } from '@/ui/parts/menu';
import { MenuAct } from '@/ui/parts/menu-choice';
import { columnWord } from './columns';

interface ColumnMenuProps {
  columns: readonly JobColumnName[];
  onChange: (columns: JobColumnName[]) => void;
}

/** Which columns are shown, in cards too. The title always is, and the order is fixed. */
export function ColumnMenu({ columns, onChange }: ColumnMenuProps) {
  const choose = (name: JobColumnName, isShown: boolean) =>
    onChange(jobColumnNames.filter((each) => (each === name ? isShown : columns.includes(each))));
  return (
    <Menu icon="columns" label={i18n.t('jobs.columns')} words={i18n.t('jobs.columns')}>
      <DropdownMenu.Label className="menu-label">{i18n.t('jobs.columnsShown')}</DropdownMenu.Label>
      {jobColumnNames
        .filter((name) => name !== 'title')
        .map((name) => (
          <DropdownMenu.CheckboxItem
            key={name}
            checked={columns.includes(name)}
            onCheckedChange={(isShown) => choose(name, isShown)}
            // Several are often chosen in a row.
            onSelect={(event) => event.preventDefault()}
          >
            <DropdownMenu.ItemIndicator>
              <Icon name="check" />
            </DropdownMenu.ItemIndicator>
            {columnWord(name)}
          </DropdownMenu.CheckboxItem>
        ))}
      <DropdownMenu.Separator />
      <MenuAct onSelect={() => onChange([...defaultSettings.jobColumns])}>{i18n.t('jobs.columnsReset')}</MenuAct>
    </Menu>
  );
}
