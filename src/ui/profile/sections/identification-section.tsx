import { i18n } from '#i18n';
import { declined, type ProfileExtension } from '@/domain/form/profile';
import { changeExtension } from '../fields/change-profile';
import { DayField } from '../fields/day-field';
import { Section } from '../fields/folding-section';
import { ProfileTextField } from '../fields/profile-text-field';
import type { ProfileEditor } from '../fields/use-profile-editor';

type Identification = NonNullable<ProfileExtension['selfIdentification']>;

const allDeclined: Identification = {
  gender: declined,
  race: declined,
  hispanic: declined,
  veteran: declined,
  disability: declined,
};

/** An answer with a code of its own in the profile, and its label. */
interface KnownAnswer {
  code: string;
  word: string;
}

const yesNo = (): KnownAnswer[] => [
  { code: 'yes', word: i18n.t('profile.yes') },
  { code: 'no', word: i18n.t('profile.no') },
];

const genders = (): KnownAnswer[] => [
  { code: 'woman', word: i18n.t('profile.woman') },
  { code: 'man', word: i18n.t('profile.man') },
  { code: 'non-binary', word: i18n.t('profile.nonBinary') },
];

const questions: { name: keyof Identification; label: () => string; answers: () => KnownAnswer[] }[] = [
  { name: 'gender', label: () => i18n.t('profile.gender'), answers: genders },
  { name: 'race', label: () => i18n.t('profile.race'), answers: () => [] },
  { name: 'hispanic', label: () => i18n.t('profile.hispanic'), answers: yesNo },
  { name: 'veteran', label: () => i18n.t('profile.veteran'), answers: yesNo },
  { name: 'disability', label: () => i18n.t('profile.disability'), answers: yesNo },
];

/** Converts between stored and shown values. */
const shown = (kept: string, answers: readonly KnownAnswer[]): string =>
  kept === declined ? '' : (answers.find(({ code }) => code === kept)?.word ?? kept);
const keptOf = (typed: string, answers: readonly KnownAnswer[]): string =>
  answers.find(({ word }) => word.toLowerCase() === typed.trim().toLowerCase())?.code ?? (typed || declined);

/** What only the user may say: given only if a form asks, and never by a model. */
export function IdentificationSection({ editor }: { editor: ProfileEditor }) {
  const own = editor.profile['x-jobtrail'];
  const said = { ...allDeclined, ...own?.selfIdentification };
  const count = questions.filter(({ name }) => said[name] !== declined).length;
  const holds = count === 0 ? i18n.t('profile.decline') : i18n.t('profile.entries', count, { count: String(count) });
  const change = (part: Partial<Identification>) =>
    editor.edit(`self ${Object.keys(part)}`, (profile) =>
      changeExtension({
        selfIdentification: { ...allDeclined, ...profile['x-jobtrail']?.selfIdentification, ...part },
      })(profile),
    );
  return (
    <Section title={i18n.t('profile.voluntary')} text={i18n.t('profile.voluntaryText')} holds={holds}>
      {questions.map(({ name, label, answers }) => (
        <ProfileTextField
          key={name}
          label={label()}
          value={shown(said[name], answers())}
          placeholder={i18n.t('profile.decline')}
          suggestions={answers().map(({ word }) => word)}
          onChange={(text) => change({ [name]: keptOf(text, answers()) })}
        />
      ))}
      <div className="form-pair">
        <DayField
          label={i18n.t('profile.birthDate')}
          value={own?.birthDate}
          onChange={(birthDate) => editor.edit('birthDate', changeExtension({ birthDate }))}
        />
        <ProfileTextField
          label={i18n.t('profile.nationality')}
          value={own?.nationality}
          onChange={(nationality) => editor.edit('nationality', changeExtension({ nationality }))}
        />
      </div>
    </Section>
  );
}
