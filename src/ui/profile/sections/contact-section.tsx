import { i18n } from '#i18n';
import { changeBasics, changeExtension } from '../fields/change-profile';
import { Section } from '../fields/folding-section';
import { ProfileTextField } from '../fields/profile-text-field';
import type { ProfileEditor } from '../fields/use-profile-editor';

/** The user's name and contact details. */
export function ContactSection({ editor }: { editor: ProfileEditor }) {
  const { basics, 'x-jobtrail': own } = editor.profile;
  const mail = basics?.email?.trim();
  return (
    <Section title={i18n.t('profile.contact')} holds={basics?.name ?? mail}>
      <ProfileTextField
        label={i18n.t('profile.name')}
        value={basics?.name}
        onChange={(name) => editor.edit('name', changeBasics({ name }))}
      />
      <NameParts editor={editor} />
      <ProfileTextField
        label={i18n.t('profile.email')}
        inputMode="email"
        value={basics?.email}
        problem={mail && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(mail) ? i18n.t('profile.emailProblem') : undefined}
        onChange={(email) => editor.edit('email', changeBasics({ email }))}
      />
      <ProfileTextField
        label={i18n.t('profile.phone')}
        inputMode="tel"
        hint={i18n.t('profile.phoneHint')}
        value={basics?.phone}
        onChange={(phone) => editor.edit('phone', changeBasics({ phone }))}
      />
      <div className="form-pair">
        <ProfileTextField
          label={i18n.t('profile.pronouns')}
          value={own?.pronouns}
          onChange={(pronouns) => editor.edit('pronouns', changeExtension({ pronouns }))}
        />
        <ProfileTextField
          label={i18n.t('profile.honorific')}
          value={own?.honorific}
          placeholder={i18n.t('profile.honorificExample')}
          onChange={(honorific) => editor.edit('honorific', changeExtension({ honorific }))}
        />
      </div>
    </Section>
  );
}

function NameParts({ editor }: { editor: ProfileEditor }) {
  const own = editor.profile['x-jobtrail'];
  return (
    <fieldset className="form-group">
      <legend>{i18n.t('profile.nameParts')}</legend>
      <p className="progress-note">{i18n.t('profile.namePartsText')}</p>
      <div className="form-pair">
        <ProfileTextField
          label={i18n.t('profile.givenName')}
          value={own?.givenName}
          onChange={(givenName) => editor.edit('givenName', changeExtension({ givenName }))}
        />
        <ProfileTextField
          label={i18n.t('profile.middleName')}
          value={own?.middleName}
          onChange={(middleName) => editor.edit('middleName', changeExtension({ middleName }))}
        />
        <ProfileTextField
          label={i18n.t('profile.familyName')}
          value={own?.familyName}
          onChange={(familyName) => editor.edit('familyName', changeExtension({ familyName }))}
        />
        <ProfileTextField
          label={i18n.t('profile.preferredName')}
          value={own?.preferredName}
          onChange={(preferredName) => editor.edit('preferredName', changeExtension({ preferredName }))}
        />
      </div>
    </fieldset>
  );
}
