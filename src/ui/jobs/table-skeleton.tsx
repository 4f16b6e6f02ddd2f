import { i18n } from '#i18n';

const rows = Array.from({ length: 8 }, (_, place) => place);

/** Where the list will be. It appears only after a while (its style): most lists are there before. */
export function TableSkeleton() {
  return (
    <div className="table-skeleton" role="status">
      <span className="visually-hidden">{i18n.t('state.loading')}</span>
      {rows.map((place) => (
        <div key={place} className="skeleton-row" aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
