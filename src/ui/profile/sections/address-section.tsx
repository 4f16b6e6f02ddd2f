import { i18n } from '#i18n';
import { streetOf } from '@/forms/values/address-values';
import { countryWord } from '@/ui/messages/formats';
import { FieldWithLabel } from '../../parts/form-field';
import { changeAddress, changeLocation } from '../fields/change-profile';
import { CountrySelect } from '../fields/country-select';
import { Section } from '../fields/folding-section';
import { ProfileTextField } from '../fields/profile-text-field';
import type { ProfileEditor } from '../fields/use-profile-editor';

/** Where the user lives. */
export function AddressSection({ editor }: { editor: ProfileEditor }) {
  const { location } = editor.profile.basics ?? {};
  const { address } = editor.profile['x-jobtrail'] ?? {};
  const country = location?.countryCode ?? '';
  const holds = [location?.city, country && countryWord(country)].filter(Boolean).join(', ');
  return (
    <Section title={i18n.t('profile.address')} holds={holds}>
      <ProfileTextField
        label={i18n.t('profile.street')}
        value={location?.address}
        onChange={(line) => editor.edit('address', changeLocation({ address: line }))}
      />
      <StreetParts editor={editor} />
      <ProfileTextField
        label={i18n.t('profile.addition')}
        value={address?.line2}
        onChange={(line2) => editor.edit('line2', changeAddress({ line2 }))}
      />
      <div className="form-pair">
        <ProfileTextField
          label={i18n.t('profile.postalCode')}
          value={location?.postalCode}
          onChange={(postalCode) => editor.edit('postalCode', changeLocation({ postalCode }))}
        />
        <ProfileTextField
          label={i18n.t('profile.city')}
          value={location?.city}
          onChange={(city) => editor.edit('city', changeLocation({ city }))}
        />
        <ProfileTextField
          label={i18n.t('profile.region')}
          value={location?.region}
          onChange={(region) => editor.edit('region', changeLocation({ region }))}
        />
        <FieldWithLabel label={i18n.t('profile.country')}>
          {(traits) => (
            <CountrySelect
              traits={traits}
              value={country}
              onChange={(countryCode) => editor.edit('country', changeLocation({ countryCode }))}
            />
          )}
        </FieldWithLabel>
      </div>
    </Section>
  );
}

/** Some forms ask for the house number separately: requested here only if it cannot be read from the line. */
function StreetParts({ editor }: { editor: ProfileEditor }) {
  const { address } = editor.profile['x-jobtrail'] ?? {};
  const line = editor.profile.basics?.location?.address ?? '';
  const isCertain = streetOf({ basics: { location: { address: line } } }).street !== '';
  if (!/\d/.test(line) || (isCertain && !address?.street)) return null;
  return (
    <div className="form-pair">
      <ProfileTextField
        label={i18n.t('profile.streetName')}
        value={address?.street}
        onChange={(street) => editor.edit('street', changeAddress({ street }))}
      />
      <ProfileTextField
        label={i18n.t('profile.houseNumber')}
        value={address?.houseNumber}
        onChange={(houseNumber) => editor.edit('houseNumber', changeAddress({ houseNumber }))}
      />
    </div>
  );
}
