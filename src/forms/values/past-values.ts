import type { Profile } from '@/domain/form/profile';
import { asksHighestDegree } from '@/forms/keys/asks-highest-degree';
import { fold, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';
import { type PhraseSet, phraseSet } from '@/language/match/phrases-in';
import { highestDegree } from './highest-degree';
import { type ProfileValue, type ValueContext, type ValueReader, valueAt } from './profile-value';

type Work = NonNullable<Profile['work']>[number];
type Education = NonNullable<Profile['education']>[number];

interface Dated {
  startDate?: string;
  endDate?: string;
}

interface Entry<Kind> {
  /** Its index in the profile, whatever order it is asked in. */
  index: number;
  entry: Kind;
}

/** Started but not ended: current. */
const isOngoing = ({ startDate, endDate }: Dated) => Boolean(startDate) && !endDate;

/** Latest first, as forms ask; in the profile's own order if one has no date. */
function latestFirst<Kind extends Dated>(entries: readonly Kind[]): Entry<Kind>[] {
  const numbered = entries.map((entry, index) => ({ entry, index }));
  if (entries.some(({ startDate, endDate }) => !startDate && !endDate)) return numbered;
  const end = ({ entry }: Entry<Kind>) => (isOngoing(entry) ? '9999' : (entry.endDate ?? ''));
  const start = ({ entry }: Entry<Kind>) => entry.startDate ?? '';
  return numbered.sort((one, other) => compare(end(other), end(one)) || compare(start(other), start(one)));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function readerOf<Kind extends Dated>(group: string, entriesOf: (profile: Profile) => readonly Kind[] | undefined) {
  return (name: string, read: (entry: Kind) => ProfileValue['value'] | undefined): ValueReader =>
    (profile: Profile, { repeat, entry }: ValueContext) => {
      const entries = latestFirst(entriesOf(profile) ?? []);
      const asked = entry === undefined ? entries[repeat ?? 0] : entries.find(({ index }) => index === entry);
      return asked ? valueAt(`${group}[${asked.index}].${name}`, read(asked.entry)) : null;
    };
}

const work = readerOf<Work>('work', (profile) => profile.work);
const education = readerOf<Education>('education', (profile) => profile.education);

const degree = education('studyType', ({ studyType }) => studyType);

export const workReaders = {
  position: work('position', ({ position }) => position),
  name: work('name', ({ name }) => name),
  location: work('location', ({ location }) => location),
  startDate: work('startDate', (entry) => entry.startDate),
  endDate: work('endDate', ({ endDate }) => endDate),
  isCurrent: work('isCurrent', (entry) => (entry.endDate ? false : isOngoing(entry) || undefined)),
  summary: work('summary', ({ summary, highlights = [] }) => [summary, ...highlights].filter(Boolean).join('\n')),
};

/** The degree of the school in that place; where no school is meant, the highest that was finished. */
const studyType: ValueReader = (profile, context) => {
  if (context.repeat !== null || !asksHighestDegree(context.question ?? '')) return degree(profile, context);
  const at = highestDegree(profile.education ?? []);
  return at === null ? null : valueAt(`education[${at}].studyType`, profile.education?.[at]?.studyType);
};

export const educationReaders = {
  institution: education('institution', ({ institution }) => institution),
  studyType,
  area: education('area', ({ area }) => area),
  startDate: education('startDate', (entry) => entry.startDate),
  endDate: education('endDate', ({ endDate }) => endDate),
  score: education('score', ({ score }) => score),
};

const latest = new RegExp(`(?:^| )(?:${phraseAlternation([phrases('values.latestJob')])})(?= |$)`, 'u');

/** Whether a label says no more than that it asks for the last: "Reason for leaving your last company" asks for something else. */
function asksForLatest(question: string, names: PhraseSet): boolean {
  const rest = replaceFolded(fold(question), latest);
  return rest !== fold(question) && names.has(rest);
}

const namesOf = (concept: 'person.organization' | 'person.organizationTitle'): PhraseSet =>
  phraseSet(phrases(concept, 'says'), phrases(concept, 'alone'));

/** The user's current employer; none if they do not say that they have one, unless the last is asked for and known. */
function atPresent(name: 'name' | 'position', names: PhraseSet): ValueReader {
  return ({ work: jobs = [] }, { question = '' }) => {
    const index = latestFirst(jobs)[0]?.index ?? 0;
    const entry = jobs[index];
    const areDated = jobs.every(({ startDate, endDate }) => startDate || endDate);
    const isMeant = entry && (isOngoing(entry) || (areDated && asksForLatest(question, names)));
    return isMeant ? valueAt(`work[${index}].${name}`, entry[name]) : null;
  };
}

export const employer = atPresent('name', namesOf('person.organization'));
export const jobTitle = atPresent('position', namesOf('person.organizationTitle'));
