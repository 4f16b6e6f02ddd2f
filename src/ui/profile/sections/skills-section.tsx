import { i18n } from '#i18n';
import type { Profile } from '@/domain/form/profile';
import { formatNumber } from '@/ui/messages/formats';
import { Button } from '../../parts/button';
import { ChipsField } from '../../parts/chips-field';
import { addEntry, changeEntry, removeEntry } from '../fields/change-profile';
import type { ProfileChange } from '../fields/edit-queue';
import { Section } from '../fields/folding-section';
import { ProfileTextField } from '../fields/profile-text-field';
import type { ProfileEditor } from '../fields/use-profile-editor';

/** The user's skills and languages. */
export function SkillsSection({ editor }: { editor: ProfileEditor }) {
  const names = skillNames(editor.profile);
  const { languages = [] } = editor.profile;
  const count = names.length + languages.length;
  return (
    <Section
      title={i18n.t('profile.skillsAndLanguages')}
      holds={count > 0 ? i18n.t('profile.entries', count, { count: formatNumber(count) }) : ''}
    >
      <ChipsField
        label={i18n.t('profile.skills')}
        values={names}
        placeholder={i18n.t('profile.skillsExample')}
        onChange={(next) => editor.edit('skills', changeSkills(next))}
      />
      <Languages editor={editor} />
    </Section>
  );
}

function Languages({ editor }: { editor: ProfileEditor }) {
  const placed = (editor.profile.languages ?? []).map((entry, index) => ({ entry, index, place: String(index) }));
  return (
    <fieldset className="form-group">
      <legend>{i18n.t('profile.languages')}</legend>
      {placed.map(({ entry, index, place }) => (
        <div className="entry-row" key={place}>
          <ProfileTextField
            label={i18n.t('profile.language')}
            value={entry.language}
            onChange={(language) => editor.edit(`language ${place}`, changeEntry('languages', index, { language }))}
          />
          <ProfileTextField
            label={i18n.t('profile.level')}
            value={entry.fluency}
            placeholder={i18n.t('profile.levelExample')}
            onChange={(fluency) => editor.edit(`level ${place}`, changeEntry('languages', index, { fluency }))}
          />
          <Button
            look="quiet"
            icon="close"
            aria-label={i18n.t('chips.remove', { value: entry.language ?? i18n.t('profile.language') })}
            onClick={() => editor.editAndTell(i18n.t('profile.languageRemoved'), removeEntry('languages', index))}
          />
        </div>
      ))}
      <Button icon="plus" className="entry-add" onClick={() => editor.edit('languages', addEntry('languages'))}>
        {i18n.t('profile.addLanguage')}
      </Button>
    </fieldset>
  );
}

/** Each skill once, however a file groups them. */
function skillNames({ skills = [] }: Profile): string[] {
  const all = skills.flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name ?? '']));
  return [...new Set(all.filter(Boolean))];
}

/** Keeps a file's groups and levels for skills that remain. */
const changeSkills =
  (names: readonly string[]): ProfileChange =>
  (profile) => {
    const kept = (profile.skills ?? []).flatMap((skill) => {
      if (!skill.keywords?.length) return names.includes(skill.name ?? '') ? [skill] : [];
      const keywords = skill.keywords.filter((keyword) => names.includes(keyword));
      return keywords.length > 0 ? [{ ...skill, keywords }] : [];
    });
    const known = skillNames({ skills: kept });
    const skills = [...kept, ...names.filter((name) => !known.includes(name)).map((name) => ({ name }))];
    return { ...profile, skills: skills.length > 0 ? skills : undefined };
  };
