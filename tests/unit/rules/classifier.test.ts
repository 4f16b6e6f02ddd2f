import { expect, it } from 'vitest';
import type { ClassifierInput } from '@/agents/classifier';
import { askRules } from './ask-rules';

const list = `page "Nurse jobs" https://jobs.example.com/search 1280×800, 2.0 screens below
banner
  [TYPE: "e1"] searchbox "Keywords" = "nurse"
main
  list L1 "Results" 25 rows of 244
    1 [CLICK: "e2"] "Nurse" | "Acme"`;
const posting = `page "Nurse at Acme" https://jobs.example.com/jobs/7 1280×800, 1.0 screens below
main
  heading "Nurse"
  [CLICK: "e9"] link "Apply now"
  heading "About the job"`;

const start: ClassifierInput = {
  urlBefore: null,
  urlAfter: 'https://jobs.example.com/search?q=nurse',
  pageBefore: null,
  pageAfter: list,
  knownPages: [],
  currentPage: null,
  viaAction: null,
  pageKind: 'job-list',
};
const known = {
  knownPages: [{ id: 'job_search', understanding: 'A list.' }],
  currentPage: 'job_search',
  viaAction: 'pressed "Nurse"',
};

it('names the first page, and says what is on it', async () => {
  expect(await askRules.classifier(start)).toEqual({
    page_id: 'job_search',
    is_new_page: true,
    understanding: 'A list of jobs, titled “Nurse jobs”. It has a list of 25 rows and a search field.',
    came_from: null,
    via_action: null,
  });
});

const purposes: [Partial<ClassifierInput>, string][] = [
  [{ pageKind: 'job-posting', pageAfter: posting }, 'job_details'],
  [{ pageKind: 'login', pageAfter: 'page "Sign in"' }, 'login'],
  [{ pageKind: 'nothing-found', pageAfter: 'page "Nothing"' }, 'job_search'],
  [
    { pageKind: 'not-a-job-list', urlAfter: 'https://jobs.example.com/company/acme', pageAfter: 'page "Acme"' },
    'company_page',
  ],
  [
    {
      pageKind: 'not-a-job-list',
      pageAfter: 'page "Send"\n[TYPE: "e1"] textbox "First name"\n[UPLOAD: "e2"] button "CV"',
    },
    'application_form',
  ],
  [{ pageKind: 'not-a-job-list', pageAfter: 'page "About us"' }, 'other_page'],
];

it.each(purposes)('tells a page by its purpose: %j', async (page, id) => {
  expect(await askRules.classifier({ ...start, ...known, pageBefore: list, ...page })).toMatchObject({
    page_id: id,
    is_new_page: id !== 'job_search',
    came_from: 'job_search',
    via_action: 'pressed "Nurse"',
  });
});

it('knows a page that somebody else named', async () => {
  const knownPages = [
    { id: 'job_results_list', understanding: '' },
    { id: 'job_posting', understanding: '' },
  ];
  const again = { ...start, knownPages, currentPage: 'job_posting', pageBefore: posting };
  expect(await askRules.classifier(again)).toMatchObject({ page_id: 'job_results_list', is_new_page: false });
});

it('takes a page that tells no purpose for the one before where both are built alike', async () => {
  const page = (place: string, count: number) =>
    `page "${place}" https://x.example/\nbanner\n  [CLICK: "e${count}"] link "Home"\nmain\n  heading "Work with us"\n  ${count} teams`;
  const odd: Partial<ClassifierInput> = { pageKind: 'not-a-job-list', pageAfter: page('Bonn', 3) };
  const before = { knownPages: [{ id: 'team_page', understanding: '' }], currentPage: 'team_page' };
  const same = await askRules.classifier({ ...start, ...before, ...odd, pageBefore: page('Berlin', 14) });
  expect(same).toMatchObject({ page_id: 'team_page', is_new_page: false });
  const different = await askRules.classifier({ ...start, ...before, ...odd, pageBefore: posting });
  expect(different).toMatchObject({ page_id: 'other_page', is_new_page: true });
});
