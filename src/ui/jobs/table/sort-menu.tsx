import { DropdownMenu } from 'radix-ui';
import { i18n } from '#i18n';
import { type JobColumnName, type JobSort, jobColumnNames } from '@/domain/job/job-query';
import { Menu } from '@/ui/parts/menu';
import { MenuChoice } from '@/ui/parts/menu-choice';
import { columnWord } from './columns';

/** Tags are a set, without an order. */
const sortColumns: readonly JobColumnName[] = [
  'found',
  ...jobColumnNames.filter((name) => name !== 'found' && name !== 'tags'),
];

/** Sorts where there is no room for column headers, and by what has no column. */
export function SortMenu({ sort, onChange }: { sort: JobSort; onChange: (sort: JobSort) => void }) {
  return (
    <Menu icon="sort" label={i18n.t('jobs.sort')} words={i18n.t('jobs.sort')}>
      <DropdownMenu.Label className="menu-label">{i18n.t('jobs.sortBy')}</DropdownMenu.Label>
      <DropdownMenu.RadioGroup value={sort.column}>
        {sortColumns.map((column) => (
          <MenuChoice key={column} value={column} onSelect={() => onChange({ ...sort, column })}>
            {columnWord(column)}
          </MenuChoice>
        ))}
      </DropdownMenu.RadioGroup>
      <DropdownMenu.Separator />
      <DropdownMenu.RadioGroup value={sort.isDescending ? 'descending' : 'ascending'}>
        <MenuChoice value="ascending" onSelect={() => onChange({ ...sort, isDescending: false })}>
          {i18n.t('jobs.ascending')}
        </MenuChoice>
        <MenuChoice value="descending" onSelect={() => onChange({ ...sort, isDescending: true })}>
          {i18n.t('jobs.descending')}
        </MenuChoice>
      </DropdownMenu.RadioGroup>
    </Menu>
  );
}
