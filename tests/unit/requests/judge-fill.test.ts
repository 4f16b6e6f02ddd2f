import { describe, expect, it } from 'vitest';
import { createFillJudge } from '@/safety/requests/judge-fill';
import { call, site } from './a-request';

const answers = {
  firstName: 'Zoë',
  lastName: 'Lovelace',
  email: 'Zoe@example.org',
  phone: '+44 20 7946 0958',
  city: 'Kraków',
  letter: 'Dear team,\nI "can" do it.',
};

/** Who knows where the form goes, and the answers given to it. */
function aJudge(given: Partial<typeof answers> = answers) {
  const judge = createFillJudge();
  judge.addActions([`${site}/jobs/42/candidates?lang=en`]);
  for (const value of Object.values(given)) judge.addAnswer(value, true);
  return judge;
}

const post = (path: string, body: string | object = '', method = 'POST') => call(method, path, body);

const load = (url: string) => call('GET', url, '', { resourceType: 'Document', cause: 'script' });

const multipart = (fields: object) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--x7\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--x7--\r\n`;

const aFile = (text: string) =>
  `--x7\r\nContent-Disposition: form-data; name="cv"; filename="cv.txt"\r\n\r\n${text}\r\n--x7--\r\n`;

describe('by where it goes and what it is called', () => {
  it.each([
    ['where the form goes', post('/jobs/42/candidates?t=17')],
    ['a path', post('/jobs/42/apply')],
    ['a path with an id behind it', post('/submit/8127/3f2504e0-4f89-11d3-9a0c-0305e82c3301')],
    ['a file of a server', post('/forms/send.php')],
    ['camel case', post('/api/submitApplication')],
    ['another language', post('/api/bewerbung-absenden')],
    ['what ends it', post('/applications/42/complete')],
    ['GraphQL', post('/graphql', { operationName: 'SubmitApplication', variables: {} })],
    ['GraphQL, several at once', post('/graphql', [{ operationName: 'Seen' }, { operationName: 'ApplyToJob' }])],
    ['GraphQL without a name', post('/graphql', { query: 'mutation { applyToJob(id: 42) { id } }' })],
    ['a name in the address', post('/api/forms?op=ApiSubmitSingleApplicationFormAction')],
    ['what a site’s one address is told to do', post('/wp-admin/admin-ajax.php', 'action=wpforms_submit&id=3')],
    ['the same with a file', post('/ajax.php', multipart({ action: 'send_form' }))],
  ])('may send it: %s', (_, request) => {
    expect(aJudge({}).isHeld(request)).toBe(true);
  });

  it.each([
    ['a file', post('/jobs/42/apply/upload')],
    ['the end of a file', post('/uploads/17/complete')],
    ['a file that is confirmed', post('/api/resumes/17/confirm')],
    ['what is read of a file', post('/api/apply/parse-resume')],
    ['places', post('/api/address/autoComplete', { text: 'Kra' })],
    ['a check', post('/apply/validate', { email: 'zoe@example.org' })],
    ['a check by another name', post('/graphql', { operationName: 'ValidateSubmitField' })],
    ['a question of GraphQL', post('/graphql', { query: 'query Submit { job { id } }' })],
    ['a page', post('/jobs/42/apply', '', 'GET')],
    [
      'a country whose regions are asked for',
      post('/jobs/42/candidates', '__VIEWSTATE=%2FwEPDwUKMTI&__EVENTTARGET=f%24Country&f%24Country=PL&a=1'),
    ],
    [
      'the same of JSF',
      post('/jobs/42/candidates', 'javax.faces.ViewState=e1s1-82734&javax.faces.source=f%3Aland&f%3Aland=PL'),
    ],
  ])('does not: %s', (_, request) => {
    expect(aJudge({}).isHeld(request)).toBe(false);
  });

  it('takes an answer of such a name for an answer', () => {
    const judge = aJudge();
    judge.addAnswer('send', false);
    expect(judge.isHeld(post('/api/save', { answers: { action: 'send' } }))).toBe(false);
  });

  it('is not fooled by the button of a form that goes to itself', () => {
    const pressed = '__EVENTTARGET=f%24SubmitButton&f%24SubmitButton=Go';
    expect(aJudge().isHeld(post('/jobs/42/candidates', pressed))).toBe(true);
    expect(aJudge().isHeld(post('/jobs/42/candidates', 'javax.faces.source=f%3A7&f%3A7=f%3A7'))).toBe(true);
  });
});

describe('by the answers that it carries', () => {
  it.each([
    ['JSON', JSON.stringify({ data: { person: answers } })],
    ['JSON as a list', JSON.stringify({ fields: Object.entries(answers).map(([name, value]) => ({ name, value })) })],
    ['a form', String(new URLSearchParams(answers))],
    ['a form with files', multipart(answers)],
    ['anything else', `\u0001\u0008${Object.values(answers).join('\u0002')}`],
    ['with a file as text', JSON.stringify({ ...answers, cv: 'JVBERi0x'.repeat(200_000) })],
  ])('may send it: %s', (_, body) => {
    expect(aJudge().isHeld(post('/api/candidates', body))).toBe(true);
  });

  it('may send it in the address', () => {
    expect(aJudge().isHeld(post(`/api/candidates?${new URLSearchParams(answers)}`, '', 'GET'))).toBe(true);
    expect(aJudge().isHeld(load(`${site}/next?${new URLSearchParams(answers)}`))).toBe(true);
  });

  it.each([
    ['an answer by itself', post('/api/answers', { field: 'letter', value: answers.letter })],
    ['who it is', post('/api/known', { firstName: 'Zoë', lastName: 'Lovelace', email: 'zoe@example.org' })],
    ['a CV as a text', post('/api/files', Object.values(answers).join('\n'), 'PUT')],
    ['a CV as a file', post('/api/files', aFile(Object.values(answers).join('\n')))],
    ['a CV to be read', post('/api/cv', { text: Object.values(answers).join('\n') })],
    ['a draft', post('/api/applications/42/draft', answers)],
    ['a draft by its action', post('/graphql', { operationName: 'saveDraft', variables: answers })],
  ])('does not: %s', (_, request) => {
    const judge = aJudge();
    judge.addFile('cv.txt');
    expect(judge.isHeld(request)).toBe(false);
  });

  it('does not where places are looked up, up to most of the answers', () => {
    const address = { street: 'Rynek Główny 1', zip: '31-042', city: 'Kraków', region: 'Małopolska' };
    const judge = aJudge();
    for (const value of Object.values(address)) judge.addAnswer(value, true);
    expect(judge.isHeld(post('/api/addresses', address))).toBe(false);
    expect(judge.isHeld(post('/api/addresses', { ...address, who: 'Lovelace', also: answers.letter }))).toBe(true);
  });

  it('does not where it saved the first of them as they came', () => {
    const judge = aJudge({});
    const saved: Record<string, string> = {};
    for (const [name, value] of Object.entries(answers)) {
      judge.addAnswer(value, true);
      saved[name] = value;
      expect(judge.isHeld(post('/api/applications/42', saved, 'PUT'))).toBe(false);
    }
    expect(judge.isHeld(post('/api/applications', saved))).toBe(true);
  });

  it('takes an address that looks things up for no draft', () => {
    const judge = aJudge();
    expect(judge.isHeld(post('/api', { text: answers.city }))).toBe(false);
    expect(judge.isHeld(post('/api', answers))).toBe(true);
  });
});

describe('a page that a script loads', () => {
  it.each(['/jobs/42/apply/complete', '/submit?id=42', '/bewerbung-absenden'])('may send it: %s', (path) => {
    expect(aJudge().isHeld(load(site + path))).toBe(true);
  });

  it.each(['/jobs/42/apply?lang=de', '/jobs/42/bewerben', '/easy-apply', '/login', '/'])('does not: %s', (path) => {
    expect(aJudge().isHeld(load(site + path))).toBe(false);
  });
});

it('takes no longer for what a stranger makes long', () => {
  const judge = aJudge();
  const start = performance.now();
  judge.isHeld(post('/api', '['.repeat(5_000)));
  judge.isHeld(post('/api', `mutation${' a'.repeat(500_000)}`));
  judge.isHeld(post('/api', `${'a'.repeat(1_000_000)}=`));
  judge.isHeld(post(`/${'aA'.repeat(20_000)}`, `--${'x'.repeat(500_000)}`));
  expect(performance.now() - start).toBeLessThan(5_000);
});
