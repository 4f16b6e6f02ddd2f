import { DropdownMenu } from 'radix-ui';
import { i18n } from '#i18n';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { columnWord } from './columns';
import { type Sort, sortColumns } from './job-order';

/** The way to sort where there is no room for column heads, and by what has no column. */
export function SortMenu({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  return (
    // Not modal: a modal menu hides the page that it belongs to from screen readers while it still has the focus in it.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button icon="sort">{i18n.t('jobs.sort')}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
        <DropdownMenu.Label>{i18n.t('jobs.sortBy')}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={sort.column}>
          {sortColumns.map((column) => (
            <Choice key={column} value={column} onSelect={() => onChange({ ...sort, column })}>
              {columnWord(column)}
            </Choice>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.RadioGroup value={sort.isDescending ? 'descending' : 'ascending'}>
          <Choice value="ascending" onSelect={() => onChange({ ...sort, isDescending: false })}>
            {i18n.t('jobs.ascending')}
          </Choice>
          <Choice value="descending" onSelect={() => onChange({ ...sort, isDescending: true })}>
            {i18n.t('jobs.descending')}
          </Choice>
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Choice({ value, onSelect, children }: { value: string; onSelect: () => void; children: string }) {
  return (
    <DropdownMenu.RadioItem value={value} onSelect={onSelect}>
      <DropdownMenu.ItemIndicator>
        <Icon name="check" />
      </DropdownMenu.ItemIndicator>
      {children}
    </DropdownMenu.RadioItem>
  );
}
