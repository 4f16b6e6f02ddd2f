import { useId } from 'react';
import { i18n } from '#i18n';
import { noSearch, type Search } from '@/domain/job/search';
import type { Filter } from '@/domain/page/filter';
import { formatNumber } from '@/ui/messages/formats';
import { Button } from '../parts/button';
import { Disclosure } from '../parts/disclosure';
import { chosenOptions, countOfSearch, withChoice } from './choose-search';
import './search-fields.css';

interface SearchFieldsProps {
  search: Search;
  /** What exploring the site found; empty if it was not explored. */
  filters: readonly Filter[];
  onChange: (search: Search) => void;
}

/** What to search for on the page before collecting. Left empty, the page is read as it is. */
export function SearchFields({ search, filters, onChange }: SearchFieldsProps) {
  const count = countOfSearch(search);
  const note =
    count > 0
      ? i18n.t('discover.searchCount', count, { count: formatNumber(count) })
      : i18n.t('discover.searchAsShown');
  return (
    <Disclosure
      className="plan-search"
      summary={
        <>
          <h3>{i18n.t('discover.searchTitle')}</h3>
          <span className="progress-note">{note}</span>
        </>
      }
    >
      <div className="search-fields">
        <WordsField words={search.words} onChange={(words) => onChange({ ...search, words })} />
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            chosen={chosenOptions(search.filters, filter.name)}
            onChange={(options) => onChange(withChoice(search, filter.name, options))}
          />
        ))}
        {filters.length === 0 && <p className="progress-note">{i18n.t('discover.searchNoFilters')}</p>}
        {count > 0 && (
          <Button look="quiet" onClick={() => onChange(noSearch)}>
            {i18n.t('discover.searchClear')}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}

function WordsField({ words, onChange }: { words: string | null; onChange: (words: string | null) => void }) {
  return (
    <label className="search-words">
      <span>{i18n.t('discover.searchWords')}</span>
      <input
        type="text"
        className="text-input"
        maxLength={200}
        placeholder={i18n.t('discover.searchWordsAsShown')}
        value={words ?? ''}
        onChange={({ target }) => onChange(target.value.trim() === '' ? null : target.value)}
      />
    </label>
  );
}

interface FilterFieldProps {
  filter: Filter;
  chosen: string[];
  onChange: (options: string[]) => void;
}

/** From this many options on, a list is easier to use than buttons. */
const manyOptions = 6;

function FilterField(props: FilterFieldProps) {
  const { kind, options } = props.filter;
  const isOneOfMany = kind !== 'multi' && options.length > 1;
  return isOneOfMany && options.length > manyOptions ? (
    <OptionList {...props} />
  ) : (
    <Options {...props} isOne={isOneOfMany} />
  );
}

/** Options as checkboxes. If the page takes only one, checking another unchecks the first. */
function Options({ filter: { name, options }, chosen, onChange, isOne }: FilterFieldProps & { isOne: boolean }) {
  const toggle = (label: string, isOn: boolean) => {
    if (isOne) return onChange(isOn ? [label] : []);
    onChange(isOn ? [...chosen, label] : chosen.filter((other) => other !== label));
  };
  return (
    <fieldset className="search-filter">
      <legend>{name}</legend>
      <div className="search-options">
        {options.map(({ label }) => (
          <label key={label}>
            <input
              type="checkbox"
              checked={chosen.includes(label)}
              onChange={({ target }) => toggle(label, target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function OptionList({ filter: { name, options }, chosen, onChange }: FilterFieldProps) {
  const id = useId();
  return (
    <div className="search-filter">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={chosen[0] ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      >
        <option value="">{i18n.t('discover.searchOptionAsShown')}</option>
        {options.map(({ label }) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
