import { i18n } from '#i18n';
import { ChipsField } from '../parts/chips-field';

/** Companies whose jobs are left out; each can be removed, and others added. */
export function HiddenCompanies({
  companies,
  onChange,
}: {
  companies: string[];
  onChange: (companies: string[]) => void;
}) {
  return (
    <section>
      <h2>{i18n.t('settings.hiddenTitle')}</h2>
      <ChipsField
        label={i18n.t('settings.hiddenTitle')}
        isLabelHidden
        text={i18n.t('settings.hiddenText')}
        placeholder={i18n.t('settings.hiddenExample')}
        values={companies}
        onChange={onChange}
      />
    </section>
  );
}
