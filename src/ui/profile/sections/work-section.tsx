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

type Work = NonNullable<Profile['work']>[number];

/** Where the user has worked. */
export function WorkSection({ editor }: { editor: ProfileEditor }) {
  const { work = [] } = editor.profile;
  return (
    <Section
      title={i18n.t('profile.work')}
      holds={work.length > 0 ? i18n.t('profile.employers', work.length, { count: formatNumber(work.length) }) : ''}
    >
      <EntryList
        entries={work}
        titleOf={(entry) => ({
          title: [entry.position, entry.name].filter(Boolean).join(' · '),
          note: entryDates(entry),
        })}
        addLabel={i18n.t('profile.addWork')}
        onAdd={() => editor.edit('work', addEntry('work'))}
        onRemove={(index) => editor.editAndTell(i18n.t('profile.workRemoved'), removeEntry('work', index))}
      >
        {(entry, index) => (
          <WorkFields
            entry={entry}
            onChange={(change) =>
              editor.edit(`work ${index} ${Object.keys(change)}`, changeEntry('work', index, change))
            }
          />
        )}
      </EntryList>
    </Section>
  );
}

function WorkFields({ entry, onChange }: { entry: Work; onChange: (change: Partial<Work>) => void }) {
  return (
    <>
      <ProfileTextField
        label={i18n.t('profile.position')}
        value={entry.position}
        onChange={(position) => onChange({ position })}
      />
      <ProfileTextField label={i18n.t('profile.employer')} value={entry.name} onChange={(name) => onChange({ name })} />
      <ProfileTextField
        label={i18n.t('profile.place')}
        value={entry.location}
        onChange={(location) => onChange({ location })}
      />
      <div className="form-pair">
        <MonthField
          label={i18n.t('profile.from')}
          value={entry.startDate}
          onChange={(startDate) => onChange({ startDate })}
        />
        <MonthField
          label={i18n.t('profile.until')}
          hint={i18n.t('profile.untilHint')}
          value={entry.endDate}
          onChange={(endDate) => onChange({ endDate })}
        />
      </div>
      <ProfileTextField
        label={i18n.t('profile.whatYouDid')}
        isLong
        value={entry.summary}
        onChange={(summary) => onChange({ summary })}
      />
      <ProfileTextField
        label={i18n.t('profile.highlights')}
        hint={i18n.t('profile.highlightsHint')}
        isLong
        value={entry.highlights?.join('\n')}
        onChange={(lines) => onChange({ highlights: lines ? lines.split('\n') : undefined })}
      />
    </>
  );
}
