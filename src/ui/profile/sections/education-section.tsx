import { i18n } from '#i18n';
import type { Profile } from '@/domain/form/profile';
import { formatNumber } from '@/ui/messages/formats';
import { addEntry, changeEntry, removeEntry } from '../fields/change-profile';
import { Section } from '../fields/folding-section';
import { MonthField } from '../fields/month-field';
import { ProfileTextField } from '../fields/profile-text-field';
import type { ProfileEditor } from '../fields/use-profile-editor';
import { entryDates } from './entry-dates';
import { EntryList } from './entry-list';

type Education = NonNullable<Profile['education']>[number];

/** Where the user has studied. */
export function EducationSection({ editor }: { editor: ProfileEditor }) {
  const { education = [] } = editor.profile;
  const count = education.length;
  return (
    <Section
      title={i18n.t('profile.education')}
      holds={count > 0 ? i18n.t('profile.schools', count, { count: formatNumber(count) }) : ''}
    >
      <EntryList
        entries={education}
        titleOf={(entry) => ({
          title: [[entry.studyType, entry.area].filter(Boolean).join(', '), entry.institution]
            .filter(Boolean)
            .join(' · '),
          note: entryDates(entry),
        })}
        addLabel={i18n.t('profile.addEducation')}
        onAdd={() => editor.edit('education', addEntry('education'))}
        onRemove={(index) => editor.editAndTell(i18n.t('profile.educationRemoved'), removeEntry('education', index))}
      >
        {(entry, index) => (
          <EducationFields
            entry={entry}
            onChange={(change) =>
              editor.edit(`education ${index} ${Object.keys(change)}`, changeEntry('education', index, change))
            }
          />
        )}
      </EntryList>
    </Section>
  );
}

function EducationFields({ entry, onChange }: { entry: Education; onChange: (change: Partial<Education>) => void }) {
  return (
    <>
      <ProfileTextField
        label={i18n.t('profile.school')}
        value={entry.institution}
        onChange={(institution) => onChange({ institution })}
      />
      <div className="form-pair">
        <ProfileTextField
          label={i18n.t('profile.degree')}
          value={entry.studyType}
          onChange={(studyType) => onChange({ studyType })}
        />
        <ProfileTextField label={i18n.t('profile.area')} value={entry.area} onChange={(area) => onChange({ area })} />
        <MonthField
          label={i18n.t('profile.from')}
          value={entry.startDate}
          onChange={(startDate) => onChange({ startDate })}
        />
        <MonthField
          label={i18n.t('profile.until')}
          value={entry.endDate}
          onChange={(endDate) => onChange({ endDate })}
        />
        <ProfileTextField
          label={i18n.t('profile.score')}
          value={entry.score}
          onChange={(score) => onChange({ score })}
        />
      </div>
    </>
  );
}
