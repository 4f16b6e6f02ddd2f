import { expect, it } from 'vitest';
import type { Change, OpenedPart } from '@/domain/page/page-change';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { refusalByEffect } from '@/safety/refusal-by-effect';

const url = 'https://jobs.example.com/search?q=nurse';
const nothing: Change = {
  urlBefore: url,
  urlAfter: url,
  isNewDocument: false,
  opened: [],
  closed: [],
  lists: [],
  values: [],
  added: [],
  addedCount: 0,
  removed: [],
  removedCount: 0,
  openedTabs: [],
  screen: null,
};

const part = (name: string, text: string, fields: number): OpenedPart => ({
  role: 'dialog',
  name,
  controls: fields + 2,
  fields,
  text,
});

const opened: [OpenedPart, RefusalCode | null][] = [
  [part('Apply to Nurse at Acme', 'Email address Mobile phone number', 4), 'apply'],
  [part('', 'Apply Email address Cancel Submit application', 1), 'apply'],
  [part('', 'Ihre Daten Vorname Nachname Lebenslauf hochladen Anschreiben', 4), 'apply'],
  [part('', 'Prénom Téléphone Lettre de motivation', 3), 'apply'],
  [part('Apply: HVAC Filter Technician at Acme', 'Email address Mobile phone number', 4), 'apply'],
  [part('HVAC Filter Technician at Acme', 'First name Email address Upload your resume', 4), 'apply'],
  [part('Sign in', 'Sign in Email Password', 2), 'sign-in'],
  [part('', 'Willkommen E-Mail Passwort Weiter', 2), 'sign-in'],
  [part('Sign in to see more jobs', 'Continue with Google', 0), 'sign-in'],
  [part('', 'Join now to get the most out of it', 1), 'sign-up'],
  [part('Upload your resume', 'Choose file', 1), 'upload'],
  [part('All filters', 'Date posted Past week Easy Apply', 12), null],
  [part('', 'Veröffentlicht Heute Diese Woche Homeoffice', 6), null],
  [part('Platform Engineer', 'About the job. Send your CV by mail.', 0), null],
  [part('', 'Sort by Most recent Most relevant', 2), null],
];

it.each(opened)('a part that opened: %o', (one, code) => {
  expect(refusalByEffect({ ...nothing, opened: [one] })).toBe(code);
});

const arrivals: [string, string[], RefusalCode | null][] = [
  ['https://jobs.example.com/login?to=%2F', [], 'sign-in'],
  ['https://jobs.example.com/user/sign-up', [], 'sign-up'],
  ['https://jobs.example.com/jobs/42/apply', [], 'apply'],
  ['https://other.example.org/', [], 'leaves-site'],
  ['https://jobs.example.com/go', ['textbox "Email"', 'textbox "Password"'], 'sign-in'],
  ['https://jobs.example.com/go', ['textbox "First name"', 'textbox "Cover letter"'], 'apply'],
  ['https://jobs.example.com/jobs/42', ['heading "Nurse"', 'textbox "Email for job alerts"'], null],
  ['https://jobs.example.com/search?q=nurse&page=2', [], null],
];

it.each(arrivals)('a page that was arrived at: %s %j', (urlAfter, added, code) => {
  expect(refusalByEffect({ ...nothing, urlAfter, isNewDocument: true, added, addedCount: added.length })).toBe(code);
});

it('nothing that changed is nothing to refuse', () => {
  expect(refusalByEffect(nothing)).toBeNull();
});
