import { i18n } from '#i18n';
import { fieldNames } from '@/domain/job/posting-fields';
import type { Recipe } from '@/domain/page/recipe';
import { formatPercent } from '@/ui/messages/formats';
import { fieldLabel } from '@/ui/messages/job-labels';

/** Which fields were found, and the share of rows with each. */
export function FieldShares({ fill }: { fill: Recipe['fill'] }) {
  const shares = fieldNames.flatMap((name) => {
    const share = fill[name];
    return share ? [{ name, share }] : [];
  });
  if (shares.length === 0) return null;
  return (
    <table className="field-shares">
      <caption>{i18n.t('understood.fields')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{i18n.t('understood.field')}</th>
          <th scope="col">{i18n.t('understood.share')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name, share }) => (
          <tr key={name}>
            <th scope="row">{fieldLabel(name)}</th>
            <td>
              <span className="share-bar" aria-hidden="true">
                <span style={{ inlineSize: `${share * 100}%` }} />
              </span>
              <span className="share">{formatPercent(share)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
