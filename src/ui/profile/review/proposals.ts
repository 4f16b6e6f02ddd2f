import { i18n } from '#i18n';
import type { Profile } from '@/domain/form/profile';
import { countryWord } from '@/ui/messages/formats';
import { changeBasics, changeExtension, changeLocation } from '../fields/change-profile';
import type { ProfileChange } from '../fields/edit-queue';
import { entryDates } from '../sections/entry-dates';

/** One fact from a document, and the change that accepts it. */
export interface Proposal {
  id: string;
  label: string;
  value: string;
  /** The profile's current value; empty if none. */
  current: string;
  apply: ProfileChange;
}

/** Everything in a draft that the profile lacks, in profile order. */
export function proposalsOf(draft: Profile, profile: Profile): Proposal[] {
  const all = [...basicProposals(draft, profile), ...placeProposals(draft, profile), ...pageProposals(draft, profile)];
  const news = all.filter(({ value, current }) => value && value !== current);
  return [...news, ...entryProposals(draft, profile), ...listProposals(draft, profile)];
}

function basicProposals({ basics = {}, 'x-jobtrail': own = {} }: Profile, profile: Profile): Proposal[] {
  const now = profile.basics ?? {};
  const ownNow = profile['x-jobtrail'] ?? {};
  return (
    [
      ['name', i18n.t('profile.name'), basics.name, now.name, changeBasics({ name: basics.name })],
      [
        'given',
        i18n.t('profile.givenName'),
        own.givenName,
        ownNow.givenName,
        changeExtension({ givenName: own.givenName }),
      ],
      [
        'family',
        i18n.t('profile.familyName'),
        own.familyName,
        ownNow.familyName,
        changeExtension({ familyName: own.familyName }),
      ],
      ['email', i18n.t('profile.email'), basics.email, now.email, changeBasics({ email: basics.email })],
      ['phone', i18n.t('profile.phone'), basics.phone, now.phone, changeBasics({ phone: basics.phone })],
      ['url', i18n.t('profile.website'), basics.url, now.url, changeBasics({ url: basics.url })],
      ['label', i18n.t('profile.headline'), basics.label, now.label, changeBasics({ label: basics.label })],
      ['summary', i18n.t('profile.summary'), basics.summary, now.summary, changeBasics({ summary: basics.summary })],
    ] as const
  ).map(([id, label, value = '', current = '', apply]) => ({ id, label, value, current, apply }));
}

function placeProposals(draft: Profile, profile: Profile): Proposal[] {
  const place = draft.basics?.location ?? {};
  const now = profile.basics?.location ?? {};
  return (
    [
      ['address', i18n.t('profile.street')],
      ['postalCode', i18n.t('profile.postalCode')],
      ['city', i18n.t('profile.city')],
      ['region', i18n.t('profile.region')],
      ['countryCode', i18n.t('profile.country')],
    ] as const
  ).map(([name, label]) => ({
    id: name,
    label,
    value: shownPlace(name, place[name]),
    current: shownPlace(name, now[name]),
    apply: changeLocation({ [name]: place[name] }),
  }));
}

const shownPlace = (name: string, value = ''): string => (name === 'countryCode' && value ? countryWord(value) : value);

function pageProposals(draft: Profile, profile: Profile): Proposal[] {
  const pages = profile.basics?.profiles ?? [];
  return (draft.basics?.profiles ?? []).map((page) => {
    const known = pages.find(({ network }) => network?.toLowerCase() === page.network?.toLowerCase());
    return {
      id: `page ${page.network}`,
      label: page.network ?? '',
      value: page.url ?? '',
      current: known?.url ?? '',
      apply: (before) => {
        const others = (before.basics?.profiles ?? []).filter(({ network }) => network !== known?.network);
        return changeBasics({ profiles: [...others, page] })(before);
      },
    };
  });
}

/** Employers and schools without a match in the profile are added. */
function entryProposals(draft: Profile, profile: Profile): Proposal[] {
  const work = (draft.work ?? [])
    .filter((entry) => !profile.work?.some((known) => known.name === entry.name && known.startDate === entry.startDate))
    .map((entry, index) => ({
      id: `work ${index}`,
      label: i18n.t('profile.work'),
      value: lines(
        told(i18n.t('profile.position'), entry.position),
        told(i18n.t('profile.employer'), entry.name),
        told(i18n.t('profile.place'), entry.location),
        entryDates(entry),
        entry.highlights?.join('\n'),
      ),
      current: '',
      apply: (before: Profile) => ({ ...before, work: [...(before.work ?? []), entry] }),
    }));
  const education = (draft.education ?? [])
    .filter((entry) => !profile.education?.some((known) => isSameSchool(known, entry)))
    .map((entry, index) => ({
      id: `education ${index}`,
      label: i18n.t('profile.education'),
      value: lines(
        told(i18n.t('profile.degree'), entry.studyType),
        told(i18n.t('profile.area'), entry.area),
        told(i18n.t('profile.school'), entry.institution),
        entryDates(entry),
        told(i18n.t('profile.score'), entry.score),
      ),
      current: '',
      apply: (before: Profile) => ({ ...before, education: [...(before.education ?? []), entry] }),
    }));
  return [...work, ...education];
}

type School = NonNullable<Profile['education']>[number];

const isSameSchool = (known: School, entry: School): boolean =>
  known.institution === entry.institution && known.endDate === entry.endDate;

/** Skills and languages are proposed as a whole and replace the present ones. */
function listProposals(draft: Profile, profile: Profile): Proposal[] {
  const { skills, languages } = draft;
  const lists = [
    skills && {
      id: 'skills',
      label: i18n.t('profile.skills'),
      value: skillText(draft),
      current: skillText(profile),
      apply: (before: Profile) => ({ ...before, skills }),
    },
    languages && {
      id: 'languages',
      label: i18n.t('profile.languages'),
      value: languageText(draft),
      current: languageText(profile),
      apply: (before: Profile) => ({ ...before, languages }),
    },
  ];
  return lists.filter((list) => list !== undefined).filter(({ value, current }) => value !== current);
}

const skillText = ({ skills = [] }: Profile): string =>
  skills.map(({ name, keywords }) => (keywords ? `${name}: ${keywords.join(', ')}` : name)).join(', ');

const languageText = ({ languages = [] }: Profile): string =>
  languages.map(({ language, fluency }) => [language, fluency].filter(Boolean).join(': ')).join(', ');

const told = (label: string, value: string | undefined): string => (value ? `${label}: ${value}` : '');

const lines = (...all: (string | undefined)[]): string => all.filter(Boolean).join('\n');
