import { i18n } from '#i18n';
import type { Filter } from '@/domain/page/filter';
import { formatNumber } from '@/ui/messages/formats';
import { filterKindWord } from '@/ui/messages/understood-words';
import { Disclosure } from '../parts/disclosure';
import { UnderstandingPart } from './understanding-part';

/** Every filter with its options. */
export function Filters({ filters }: { filters: readonly Filter[] }) {
  return (
    <UnderstandingPart title={i18n.t('understood.filters')}>
      <div className="filters">
        {filters.map((filter) => (
          <OneFilter key={filter.name} filter={filter} />
        ))}
      </div>
    </UnderstandingPart>
  );
}

function OneFilter({ filter: { name, kind, options } }: { filter: Filter }) {
  if (options.length === 0) return <p className="filter-alone">{`${name} (${filterKindWord(kind)})`}</p>;
  const count = i18n.t('understood.options', options.length, { count: formatNumber(options.length) });
  return (
    <Disclosure
      summary={
        <span>
          {name} <span className="progress-note">{`${count}, ${filterKindWord(kind)}`}</span>
        </span>
      }
    >
      <ul className="filter-options">
        {options.map(({ label, selector }) => (
          <li key={selector}>{label}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
