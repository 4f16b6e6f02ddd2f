import { i18n } from '#i18n';
import type { ProfileExtension } from '@/domain/form/profile';
import { countryWord } from '@/ui/messages/formats';
import { Button } from '../../parts/button';
import { changeExtension } from '../fields/change-profile';
import { CountrySelect } from '../fields/country-select';
import type { ProfileChange } from '../fields/edit-queue';
import { Section } from '../fields/folding-section';
import type { ProfileEditor } from '../fields/use-profile-editor';
import { YesNoField } from '../fields/yes-no-field';

type Authorizations = NonNullable<ProfileExtension['workAuthorization']>;
type Authorization = Authorizations[string];

/** Where the user may work. Forms are answered only for countries listed here. */
export function AuthorizationSection({ editor }: { editor: ProfileEditor }) {
  const countries = Object.entries(editor.profile['x-jobtrail']?.workAuthorization ?? {});
  const codes = countries.map(([code]) => code);
  return (
    <Section
      title={i18n.t('profile.authorization')}
      text={i18n.t('profile.authorizationText')}
      holds={codes.map(countryWord).join(', ')}
    >
      {countries.map(([code, authorization]) => (
        <fieldset className="form-group country" key={code}>
          <legend>{countryWord(code)}</legend>
          <Button
            look="quiet"
            icon="close"
            aria-label={i18n.t('chips.remove', { value: countryWord(code) })}
            onClick={() =>
              editor.editAndTell(i18n.t('chips.removed', { value: countryWord(code) }), change(code, null))
            }
          />
          <YesNoField
            label={i18n.t('profile.isAuthorized')}
            value={authorization.isAuthorized}
            onChange={(isAuthorized) => editor.edit(`authorized ${code}`, change(code, { isAuthorized }))}
          />
          <YesNoField
            label={i18n.t('profile.needsSponsorship')}
            value={authorization.needsSponsorship}
            onChange={(needsSponsorship) => editor.edit(`sponsorship ${code}`, change(code, { needsSponsorship }))}
          />
        </fieldset>
      ))}
      <CountrySelect
        traits={{ 'aria-label': i18n.t('profile.addCountry') }}
        value=""
        without={codes}
        none={i18n.t('profile.addCountry')}
        onChange={(code) => code && editor.edit(`country ${code}`, change(code, {}))}
      />
    </Section>
  );
}

/** `null` removes the country. */
const change =
  (code: string, part: Partial<Authorization> | null): ProfileChange =>
  (profile) => {
    const { [code]: before, ...others } = profile['x-jobtrail']?.workAuthorization ?? {};
    const all = part ? { ...others, [code]: { ...before, ...part } } : others;
    return changeExtension({ workAuthorization: Object.keys(all).length > 0 ? all : undefined })(profile);
  };
