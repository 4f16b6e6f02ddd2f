import { declined, type ProfileExtension } from '@/domain/form/profile';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { extensionPath, type ValueReader, valueAt } from './profile-value';

const birth =
  (part: 0 | 1 | 2, name: string): ValueReader =>
  ({ [extensionPath]: own }) =>
    valueAt(`${extensionPath}.birthDate.${name}`, own?.birthDate?.split('-')[part]);

export const birthYear = birth(0, 'year');
export const birthMonth = birth(1, 'month');
export const birthDay = birth(2, 'day');

/** Only a full date. */
export const birthDate: ValueReader = ({ [extensionPath]: own }) =>
  valueAt(`${extensionPath}.birthDate`, own?.birthDate?.length === 10 ? own.birthDate : null);

const own =
  (name: 'honorific' | 'preferredName' | 'pronouns' | 'nationality'): ValueReader =>
  ({ [extensionPath]: extension }) =>
    valueAt(`${extensionPath}.${name}`, extension?.[name]);

const ownHonorific = own('honorific');
const asksAcademicTitle = nameWordTest({ alone: phrases('person.academicTitle') });
/** "Dr.", "Prof. Dr.", "MUDr.", "Dipl.-Ing." */
const academic = /^(?:prof|\p{L}{0,3}dr|mgr|mag|bc|ing|dipl|lic|ph\.?d|m\.?sc|mba)(?!\p{L})/iu;

/** Where a degree is typed, "Ms" is none: lists may have either. */
export const honorific: ValueReader = (profile, context) => {
  const said = ownHonorific(profile, context);
  const isDegree = context.isTyped === true && asksAcademicTitle(fold(context.question ?? ''));
  return isDegree && !academic.test(String(said?.value ?? '')) ? null : said;
};
export const preferredName = own('preferredName');
export const pronouns = own('pronouns');
export const nationality = own('nationality');

type Identification = keyof NonNullable<ProfileExtension['selfIdentification']>;

/** The user's own answer, or `decline` if there is none: whoever fills picks the option that declines. */
const identification =
  (name: Identification): ValueReader =>
  ({ [extensionPath]: extension }) =>
    valueAt(`${extensionPath}.selfIdentification.${name}`, extension?.selfIdentification?.[name] || declined);

export const gender = identification('gender');
export const race = identification('race');
export const hispanic = identification('hispanic');
export const veteran = identification('veteran');
export const disability = identification('disability');
