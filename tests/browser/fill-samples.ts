import type { AnswerValue } from '@/domain/form/answer';
import { type Application, emptyFieldStatus, newApplication } from '@/domain/form/application';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { newFillState, type PlannedField } from '@/domain/form/fill-state';
import type { FillRun, RunStatus, WaitCode } from '@/domain/run/run';
import type { EndCode } from '@/domain/run/run-result';
import { site } from './panel-samples';
import { sampleAnswers, sampleDocuments } from './profile-samples';

/** A form as a run fills it, made up for looking at the panel. */

const startUrl = `https://${site}/apply/4001`;
const runId = '00000000-0000-4000-8007-000000000001';

type Traits = Partial<PlannedField> & Pick<PlannedField, 'question'>;

function planned(traits: Traits, index: number): PlannedField {
  return {
    id: `0 field-${index}`,
    frameId: 0,
    selector: `#field-${index}`,
    kind: 'text',
    sections: [],
    options: null,
    key: null,
    page: 1,
    isRequired: false,
    limit: null,
    repeatIndex: null,
    mappedBy: null,
    source: 'user',
    handle: null,
    outcome: 'open',
    reason: null,
    ...traits,
  };
}

const fromProfile = (question: string, key: FieldKey, handle: string): Traits => ({
  question,
  key,
  handle: `{{${handle}}}`,
  source: 'profile',
  isRequired: true,
});

const documentHandle = `{{documents.${sampleDocuments[0]?.id}}}`;

const known: Traits[] = [
  { question: 'Resume/CV', kind: 'file', key: 'file.resume', source: 'document', handle: documentHandle },
  fromProfile('First name', 'given-name', 'x-jobtrail.givenName'),
  fromProfile('Last name', 'family-name', 'x-jobtrail.familyName'),
  fromProfile('E-mail', 'email', 'basics.email'),
  fromProfile('Phone', 'tel', 'basics.phone'),
  fromProfile('LinkedIn profile', 'url.linkedin', 'basics.profiles[0].url'),
  fromProfile('Expected salary in CAD', 'salary.expected', 'x-jobtrail.salary.amount'),
  fromProfile('When could you start?', 'start_date', 'x-jobtrail.earliestStart'),
  { ...fromProfile('Gender', 'eeo.gender', 'x-jobtrail.selfIdentification.gender'), isRequired: false },
  {
    question: 'How many years have you worked with Kubernetes?',
    source: 'answer',
    handle: `{{answers.${sampleAnswers[1]?.id}}}`,
  },
  {
    question: 'Why do you want to work here?',
    kind: 'multiline',
    source: 'answer',
    handle: `{{answers.${sampleAnswers[2]?.id}}}`,
  },
];

const asked: Traits[] = [
  { question: 'Where did you hear about us?', options: ['LinkedIn', 'A friend', 'Our website'], kind: 'choice' },
  {
    question: 'Are you legally authorized to work in Canada?',
    key: 'auth.work',
    options: ['Yes', 'No'],
    kind: 'choice',
    isRequired: true,
  },
  { question: 'What are you proud of?', kind: 'multiline', limit: 300, isRequired: true },
  {
    question: 'Which of our offices could you work in?',
    kind: 'select',
    options: ['Amsterdam', 'Berlin', 'Hamburg', 'Lisbon', 'London', 'Toronto', 'None of these'],
  },
  { question: 'Which of these tools have you used?', kind: 'choices', options: ['Terraform', 'Docker', 'Nomad'] },
  { question: 'Have you ever been convicted of a crime?', key: 'question.criminal_record', kind: 'tick' },
  { question: 'Earliest day for a call', kind: 'date' },
  { question: 'Portfolio', limit: 60 },
];

const neverOurs: Traits[] = [
  { question: 'I agree to the privacy notice', key: 'never.consent', kind: 'tick', isRequired: true },
  { question: 'Leave this field empty', key: 'never.honeypot' },
];

const waiting = asked.map((traits): Traits => ({ ...traits, source: 'asked' }));
const left = neverOurs.map((traits): Traits => ({ ...traits, outcome: 'left', reason: traits.key ?? null }));

interface RunTraits {
  tabId: number;
  fields: Traits[];
  status?: RunStatus;
  wait?: WaitCode | null;
  code?: EndCode;
}

function fillRun({ tabId, fields, status = 'running', wait = null, code }: RunTraits): FillRun {
  const state = newFillState(startUrl, 5);
  const facts = { fields: fields.length, held: 0, kept: 0, notHeld: 0, left: 0, pages: 1, sendsHeld: 0, message: null };
  return {
    id: runId,
    kind: 'fill',
    tabId,
    startUrl,
    site,
    startedAt: '2026-11-21T10:01:00.000Z',
    endedAt: code ? '2026-11-21T10:02:00.000Z' : null,
    status: code ? 'ended' : status,
    wait,
    state: {
      ...state,
      phase: 'fill',
      page: fields.length > 0 ? 1 : 0,
      title: fields.length > 0 ? 'Platform Engineer at Northwind Traders' : '',
      fields: fields.map(planned),
    },
    steps: 3,
    result: code ? { success: code === 'ready', code, facts, finalUrl: startUrl } : null,
  };
}

const held = (traits: Traits): Traits => ({ ...traits, outcome: 'held' });

export const sampleFilling = (tabId: number): FillRun =>
  fillRun({ tabId, fields: [...known.map((one, index) => (index < 6 ? held(one) : one)), ...waiting, ...left] });

export const sampleFileNotice = (tabId: number): FillRun =>
  fillRun({ tabId, fields: [...known, ...waiting, ...left], status: 'waiting', wait: 'file-notice' });

export const sampleQuestions = (tabId: number): FillRun =>
  fillRun({ tabId, fields: [...known.map(held), ...waiting, ...left], status: 'waiting', wait: 'open-questions' });

/** Fields in every way they can end. */
export function sampleReady(tabId: number): FillRun {
  const [first, ...others] = known.map(held);
  const odd: Traits[] = [
    { ...fromProfile('City', 'address-level2', 'basics.location.city'), outcome: 'not-held', reason: 'not-held' },
    { ...fromProfile('Country', 'country', 'basics.location.countryCode'), outcome: 'left', reason: 'no-option' },
    { ...fromProfile('Website', 'url.website', 'basics.url'), outcome: 'held', reason: 'wiped', frameId: 3 },
    { question: 'Preferred language', source: 'kept', outcome: 'kept' },
    { question: 'How we may call you', source: 'kept', outcome: 'kept' },
    { question: 'Photo', kind: 'file', outcome: 'left', reason: 'file' },
  ];
  const unanswered = asked
    .slice(1, 4)
    .map((traits): Traits => ({ ...traits, source: 'user', outcome: 'left', reason: 'unanswered' }));
  const run = fillRun({
    tabId,
    fields: [...(first ? [first] : []), ...others, ...odd, ...unanswered, ...left],
    code: 'ready',
  });
  const result = run.result && { ...run.result, facts: { ...run.result.facts, sendsHeld: 2 } };
  return { ...run, result, state: { ...run.state, unreachable: ['forms.example.net'] } };
}

export const sampleEnded = (tabId: number, code: EndCode): FillRun =>
  fillRun({ tabId, fields: code === 'no-form' ? [] : [...known.slice(0, 4).map(held), ...known.slice(4)], code });

const values: Record<string, AnswerValue> = {
  'Resume/CV': 'alex-green-cv.pdf',
  'First name': 'Alex',
  'Last name': 'Green',
  'E-mail': 'alex.green@mail.example',
  Phone: '+1 416 555 0142',
  'Why do you want to work here?':
    'I have kept platforms calm for nine years.\nYours ships to more people than any of them.',
  'Preferred language': 'English',
};

/** What the run put into the form, as it is kept beside the run. */
export function sampleApplication(run: FillRun, traits: Partial<Application> = {}): Application {
  const { id, tabId, startUrl, state } = run;
  const begun = newApplication({ id, tabId, jobId: null, site, formUrl: startUrl, title: state.title });
  const fields = state.fields.map((field) => ({
    ...field,
    value: values[field.question] ?? null,
    before: field.outcome === 'held' ? [emptyFieldStatus] : [],
  }));
  return { ...begun, readyAt: '2026-11-21T10:02:00.000Z', fields, ...traits };
}

export const sampleApplied = (run: FillRun, jobId: string | null): Application =>
  sampleApplication(run, { jobId, applied: { at: '2026-11-21T10:05:00.000Z', by: 'page', jobWas: 'saved' } });
