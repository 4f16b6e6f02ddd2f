import { i18n } from '#i18n';

const rows = Array.from({ length: 8 }, (_, place) => place);

/** A placeholder for the list. It appears only after a delay (in CSS): most lists are faster. */
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
