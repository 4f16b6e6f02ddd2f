import { i18n } from '#i18n';
import { JobStatus } from '@/domain/job/job';
import { ApplyType, RemoteType } from '@/domain/job/job-fields';
import type { JobFilters } from '@/domain/job/job-query';
import type { JobFacets } from '@/search/job-search';
import { formatNumber } from '@/ui/messages/formats';
import { jobStatusLabel, remoteTypeLabel } from '@/ui/messages/job-labels';
import {
  applyTypeFilterWord,
  criteriaFilterWord,
  descriptionWord,
  filterName,
  postedWithinWord,
} from './filter-labels';
import { PillGroup, toggleValue } from './pill-group';
import { SalaryFields } from './salary-fields';

export interface FilterGroupsProps {
  filters: JobFilters;
  /** Null until counted. */
  facets: JobFacets | null;
  onChange: (part: Partial<JobFilters>) => void;
}

const postedWithin = [1, 3, 7, 14, 30];

/** Everything to filter by. */
export function FilterGroups(props: FilterGroupsProps) {
  const { filters, facets, onChange } = props;
  return (
    <>
      <ListGroup name="statuses" options={JobStatus.options} word={jobStatusLabel} {...props} />
      <ListGroup name="remoteTypes" options={RemoteType.options} word={remoteTypeLabel} {...props} />
      <PostedGroup {...props} />
      <SalaryFields
        salary={filters.salaryFrom}
        currencies={facets?.currencies ?? []}
        onChange={(salaryFrom) => onChange({ salaryFrom })}
      />
      <ListGroup name="applyTypes" options={ApplyType.options} word={applyTypeFilterWord} {...props} />
      <FacetGroup name="sites" {...props} />
      <FacetGroup name="tags" {...props} />
      <DescriptionGroup {...props} />
      <KeptGroup {...props} />
      <label className="check">
        <input
          type="checkbox"
          checked={filters.maybeDuplicate}
          onChange={({ target }) => onChange({ maybeDuplicate: target.checked })}
        />
        {i18n.t('jobs.maybeDuplicateOnly')}
      </label>
    </>
  );
}

interface ListGroupProps<Name extends 'statuses' | 'remoteTypes' | 'applyTypes'> extends FilterGroupsProps {
  name: Name;
  options: readonly JobFilters[Name][number][];
  word: (value: JobFilters[Name][number]) => string;
}

function ListGroup<Name extends 'statuses' | 'remoteTypes' | 'applyTypes'>({
  name,
  options,
  word,
  filters,
  onChange,
}: ListGroupProps<Name>) {
  const chosen: readonly JobFilters[Name][number][] = filters[name];
  return (
    <PillGroup
      legend={filterName(name)}
      type="checkbox"
      pills={options.map((value) => ({ value, label: word(value) }))}
      isChosen={(value) => chosen.includes(value)}
      onChoose={(value) => onChange({ [name]: toggleValue(chosen, value) })}
    />
  );
}

/** Sites or tags, with their job counts; active values stay visible even without jobs. */
function FacetGroup({ name, filters, facets, onChange }: FilterGroupsProps & { name: 'sites' | 'tags' }) {
  const counted = facets?.[name] ?? [];
  const known = counted.map(({ value }) => value);
  const gone = filters[name].filter((value) => !known.includes(value)).map((value) => ({ value, count: 0 }));
  const all = [...counted, ...gone];
  if (all.length === 0) return null;
  return (
    <PillGroup
      legend={filterName(name)}
      type="checkbox"
      pills={all.map(({ value, count }) => ({ value, label: value, note: formatNumber(count) }))}
      isChosen={(value) => filters[name].includes(value)}
      onChoose={(value) => onChange({ [name]: toggleValue(filters[name], value) })}
    />
  );
}

function PostedGroup({ filters: { postedWithinDays }, onChange }: FilterGroupsProps) {
  const own = postedWithinDays === null || postedWithin.includes(postedWithinDays) ? [] : [postedWithinDays];
  return (
    <PillGroup
      legend={filterName('postedWithinDays')}
      type="radio"
      pills={[
        { value: null, label: i18n.t('jobs.anyTime') },
        ...[...postedWithin, ...own].map((days) => ({ value: days, label: postedWithinWord(days) })),
      ]}
      isChosen={(value) => value === postedWithinDays}
      onChoose={(value) => onChange({ postedWithinDays: value })}
    />
  );
}

function DescriptionGroup({ filters: { hasDescription }, onChange }: FilterGroupsProps) {
  return (
    <PillGroup
      legend={filterName('hasDescription')}
      type="radio"
      pills={[
        { value: null, label: i18n.t('jobs.any') },
        ...[true, false].map((value) => ({ value, label: descriptionWord(value) })),
      ]}
      isChosen={(value) => value === hasDescription}
      onChoose={(value) => onChange({ hasDescription: value })}
    />
  );
}

function KeptGroup({ filters, onChange }: FilterGroupsProps) {
  const choices: readonly JobFilters['kept'][] = ['kept', 'left-out', 'all'];
  return (
    <PillGroup
      legend={filterName('kept')}
      type="radio"
      pills={choices.map((value) => ({ value, label: criteriaFilterWord(value) }))}
      isChosen={(value) => value === filters.kept}
      onChoose={(kept) => onChange({ kept })}
    />
  );
}
