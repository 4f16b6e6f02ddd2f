import { i18n } from '#i18n';
import type { SearchWish } from '@/domain/job/search';
import { Icon, type IconName } from '../parts/icon';
import './search-fields.css';

/** What the user wanted set on the page, and what the page accepted. */
export function RunSearch({ wishes }: { wishes: readonly SearchWish[] }) {
  if (wishes.length === 0) return null;
  return (
    <ul className="search-taken" aria-label={i18n.t('discover.searchTitle')}>
      {wishes.map((wish) => (
        <li key={`${wish.filter ?? ''}|${wish.value}`}>
          <Icon name={icons[wish.outcome]} />
          <span>{sentences[wish.outcome](nameOf(wish))}</span>
        </li>
      ))}
    </ul>
  );
}

const icons: Record<SearchWish['outcome'], IconName> = {
  open: 'list',
  set: 'check',
  'not-held': 'alert',
  'not-found': 'alert',
};

const sentences: Record<SearchWish['outcome'], (wish: string) => string> = {
  open: (wish) => i18n.t('run.wishOpen', { wish }),
  set: (wish) => i18n.t('run.wishSet', { wish }),
  'not-held': (wish) => i18n.t('run.wishNotHeld', { wish }),
  'not-found': (wish) => i18n.t('run.wishNotFound', { wish }),
};

function nameOf({ filter, value }: SearchWish): string {
  return filter === null ? i18n.t('run.wishWords', { words: value }) : `${filter}: ${value}`;
}
