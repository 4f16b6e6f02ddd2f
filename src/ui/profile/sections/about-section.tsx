import { i18n } from '#i18n';
import { changeBasics } from '../fields/change-profile';
import { Section } from '../fields/folding-section';
import { ProfileTextField } from '../fields/profile-text-field';
import type { ProfileEditor } from '../fields/use-profile-editor';

/** The user's self-description: a line and a paragraph. */
export function AboutSection({ editor }: { editor: ProfileEditor }) {
  const { basics } = editor.profile;
  return (
    <Section title={i18n.t('profile.about')} holds={basics?.label}>
      <ProfileTextField
        label={i18n.t('profile.headline')}
        value={basics?.label}
        placeholder={i18n.t('profile.headlineExample')}
        onChange={(label) => editor.edit('label', changeBasics({ label }))}
      />
      <ProfileTextField
        label={i18n.t('profile.summary')}
        isLong
        value={basics?.summary}
        onChange={(summary) => editor.edit('summary', changeBasics({ summary }))}
      />
    </Section>
  );
}
