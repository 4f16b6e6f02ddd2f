import { describe, expect, it } from 'vitest';
import type { GatedRequest } from '@/safety/requests/gated-request';
import { createReadingJudge } from '@/safety/requests/judge-reading';
import { call, site } from './a-request';

const load = (method: string, path: string, body = '') =>
  call(method, path, body, { resourceType: 'Document', cause: 'form' });

describe('what reads passes', () => {
  it.each([
    ['a list by POST', call('POST', '/api/jobs/search', { q: 'nurse', page: 2 })],
    ['a list by another name', call('POST', '/api/v2/jobs', { filters: ['remote'] })],
    ['GraphQL', call('POST', '/graphql', { operationName: 'JobList', query: 'query JobList { jobs { id } }' })],
    ['a beacon', call('POST', '/events', 'row', { resourceType: 'Ping' })],
    ['a search form', load('GET', '/search?q=nurse&location=Berlin')],
    ['a search form that is posted', load('POST', '/search', 'keywords=nurse&city=Berlin&csrf_token=8127')],
    ['a page that posts itself to turn its pages', load('POST', '/jobs', '__VIEWSTATE=x&__EVENTTARGET=Pager&page=2')],
    ['a page of remote jobs', load('POST', '/jobs', 'remote=on&ctl00$chkRemote=on&page=2')],
    ['what is in a basket', call('GET', '/api/cart/count')],
    ['messages', call('GET', '/api/messages')],
    ['a token that is made anew', call('POST', '/oauth/token', { grant_type: 'refresh_token' })],
    ['alerts that there are', call('GET', '/api/job-alerts')],
    ['jobs that are recommended', call('GET', '/api/jobs/recommended')],
    ['a script by the name of an action', call('GET', '/static/apply-9f2c.js', '', { resourceType: 'Script' })],
    ['a picture of the apply button', call('GET', '/static/apply.svg', '', { resourceType: 'Image' })],
  ])('%s', (_, request) => {
    expect(createReadingJudge().isHeld(request)).toBe(false);
  });
});

describe('what does something is held', () => {
  it.each([
    ['PUT', call('PUT', '/api/jobs/42')],
    ['DELETE in a header', call('POST', '/api/jobs/42', '', { headers: { 'X-HTTP-Method-Override': 'DELETE' } })],
    ['DELETE in a field', load('POST', '/jobs/42', '_method=delete')],
    ['an application', call('POST', '/jobs/42/apply')],
    ['an application by its operation', call('POST', '/graphql', { operationName: 'ApplyToJob' })],
    ['a view that is counted by a mutation', call('POST', '/graphql', { query: 'mutation TrackView { seen(id: 1) }' })],
    ['a mutation', call('POST', '/graphql', { query: 'mutation { saveJob(id: 42) { id } }' })],
    ['what is saved', call('POST', '/api/saveJob', { id: 42 })],
    ['terms that are agreed to with a page', load('POST', '/jobs', 'agree_terms=on&page=2')],
    ['terms by their name alone', load('POST', '/jobs', 'terms=accepted&page=2')],
    ['an agreement in another language', load('POST', '/jobs', 'zustimmung_seite=on&page=2')],
    ['a subscription to what is searched', load('POST', '/search', 'q=nurse&search_alert=daily')],
    ['an agreement of a search', load('GET', '/search?q=nurse&agree_terms=1')],
    ['somebody who is told with a page', load('POST', '/jobs', 'page=2&text=%2B44+20+7946+0958')],
    ['signing out by an address', load('GET', '/logout')],
    ['an action of a query', call('GET', '/ajax.php?action=apply&id=42')],
    ['an address in percent signs', call('POST', '/jobs/42/%61pply')],
    ['one that is drawn as a picture', call('GET', '/jobs/42/apply', '', { resourceType: 'Image' })],
    ['a program that is drawn as a picture', call('GET', '/users/42/destroy.json', '', { resourceType: 'Image' })],
    ['an action of two steps', call('POST', '/job-alerts/42/create/')],
    ['a ping of a link', call('POST', '/recomendar/42', 'PING', { resourceType: 'Ping' })],
    ['a friend who is told', call('GET', '/jobs/42/invite_friend')],
    ['a message by GET', call('GET', '/inbox/sendMessage.aspx')],
    ['a form of a person', load('POST', '/jobs', 'email=ada%40example.org')],
    ['a form that says something else than a search', load('POST', '/jobs/42', 'candidate=1&position=42')],
  ])('%s', (_, request) => {
    expect(createReadingJudge().isHeld(request)).toBe(true);
  });

  it('search words in a form that goes to another origin', () => {
    const judge = createReadingJudge();
    judge.addTyped('Platform engineer');
    expect(judge.isHeld(load('GET', 'https://evil.example/?q=platform+engineer'))).toBe(true);
    expect(judge.isHeld(load('GET', '/search?q=platform+engineer'))).toBe(false);
  });

  it('goes where the run itself goes, as far as an application may begin there', () => {
    const judge = createReadingJudge();
    const open = (path: string) => call('GET', path, '', { resourceType: 'Document' });
    judge.expect(`${site}/jobs/42/apply`);
    judge.expect(`${site}/logout`);
    expect(judge.isHeld(open('/jobs/42/apply'))).toBe(false);
    expect(judge.isHeld(open('/logout'))).toBe(true);
    expect(judge.isHeld(open('/jobs/42/apply?page=2'))).toBe(false);
    expect(judge.isHeld(open('/jobs/42/apply?action=submit'))).toBe(true);
    expect(judge.isHeld(open('/jobs/43/apply'))).toBe(true);
  });
});

describe('a row that is a form', () => {
  const posted = (path: string, fields: Record<string, string>) => load('POST', path, `${new URLSearchParams(fields)}`);
  const opening = (purpose: 'open-row' | 'explore') => {
    const judge = createReadingJudge();
    judge.expect(`${site}/jobs`);
    judge.act(purpose);
    return judge;
  };

  it('may post which posting it is, once for a press', () => {
    const judge = opening('open-row');
    expect(judge.isHeld(posted('/open', { id: '40715' }))).toBe(false);
    expect(judge.isHeld(posted('/open', { id: '40716' }))).toBe(true);
  });

  it('may post it to its own site from a frame, in place of the page around that', () => {
    const other = 'https://elsewhere.example';
    const from = (origin: string) => ({
      ...posted(`${other}/open`, { id: '40715' }),
      headers: { Origin: origin },
    });
    expect(opening('open-row').isHeld(from(other))).toBe(false);
    expect(opening('open-row').isHeld(from('https://third.example'))).toBe(true);
    expect(opening('explore').isHeld(from(other))).toBe(true);
  });

  it('may not post anything for another press', () => {
    expect(opening('explore').isHeld(posted('/open', { id: '40715' }))).toBe(true);
  });

  it.each<[string, GatedRequest]>([
    ['what names an action', posted('/open', { id: '40715', action: 'apply' })],
    ['to an address that names one', posted('/jobs/40715/apply', { id: '40715' })],
    ['what else it likes', posted('/open', { id: '40715', choice: 'yes' })],
    ['about a person', posted('/open', { id: '40715', email: 'ada@example.org' })],
    ['to another site', posted('https://elsewhere.example/open', { id: '40715' })],
    ['what no form has caused', { ...posted('/open', { id: '40715' }), cause: 'script' }],
  ])('may not post %s', (_what, request) => {
    expect(opening('open-row').isHeld(request)).toBe(true);
  });
});

it('holds an agreement that a script gives with a page of jobs, once the run has acted', () => {
  const judge = createReadingJudge();
  judge.act();
  expect(judge.isHeld(call('POST', '/api/jobs/search', { page: 2, acceptTerms: true }))).toBe(true);
  expect(judge.isHeld(call('POST', '/api/jobs/search', { page: 2, remote: true }))).toBe(false);
});

describe('a row that posts the page around it', () => {
  const state = { __VIEWSTATE: '/wEPDwUKLTEx', __EVENTARGUMENT: '', ctl00$ddlMegye: 'Zala' };
  const posted = (fields: Record<string, string>, path = '/kereses.aspx') =>
    load('POST', path, `${new URLSearchParams({ ...state, ...fields })}`);
  const pressed = (purpose: 'turn-page' | 'explore' | 'open-row') => {
    const judge = createReadingJudge();
    judge.expect(`${site}/kereses.aspx`);
    judge.act(purpose);
    return judge;
  };

  it.each([
    ['by the target of an event', { __EVENTTARGET: 'ctl00$rptAllas$ctl02$lnkCim' }],
    ['by the name of what was pressed', { 'talalat:3:cim': 'talalat:3:cim' }],
    ['by what its page calls an action', { ICAction: 'POSTINGTITLE$3' }],
  ])('may say %s which of many it is, once a press', (_, fields) => {
    const judge = pressed('open-row');
    expect(judge.isHeld(posted(fields))).toBe(false);
    expect(judge.isHeld(posted(fields))).toBe(true);
  });

  it.each<[string, Record<string, string>, string?]>([
    ['by one control alone', { __EVENTTARGET: 'ctl00$lnkCim' }],
    ['what names an action', { __EVENTTARGET: 'ctl00$rptAllas$ctl02$lnkApply' }],
    ['under a name that says nothing of controls', { zorp: 'ctl00$rptAllas$ctl02$lnkCim' }],
    ['a box that is ticked', { __EVENTTARGET: 'ctl00$rptAllas$ctl02$lnkCim', zorp: 'on' }],
    ['an agreement', { __EVENTTARGET: 'ctl00$rptAllas$ctl02$lnkCim', agree_terms: '1' }],
    ['somebody’s address', { __EVENTTARGET: 'ctl00$rptAllas$ctl02$lnkCim', mail: 'ada@example.org' }],
    ['another page', { __EVENTTARGET: 'ctl00$rptAllas$ctl02$lnkCim' }, '/felvetel.aspx'],
    ['an alert', { __EVENTTARGET: 'ctl00$rptAllas$ctl02$jobAlert' }],
    ['an application in one word', { __EVENTTARGET: 'ctl00$rptAllas$ctl02$quickapply' }],
  ])('may not post %s', (_, fields, path) => {
    expect(pressed('open-row').isHeld(posted(fields, path))).toBe(true);
  });

  it.each<[Record<string, string>]>([
    [{ zorp: 'Apply for this job' }],
    [{ zorp: 'Jetzt bewerben' }],
    [{ title: 'Apply' }],
    [{ what: 'apply' }],
    [{ zorp: '{"next":"Send application"}' }],
    [{ __EVENTARGUMENT: 'Save job' }],
    [{ ctl00$rptAllas$ctl03$lnkApply: '1' }],
    [{ 'ctl00$rptAllas$ctl03$btnBuy.x': '7' }],
  ])('may not say an action as controls do, nor may what turns its pages: %j', (fields) => {
    const byRow = { __EVENTTARGET: 'ctl00$rptAllas$ctl02$lnkCim', ...fields };
    expect(pressed('open-row').isHeld(posted(byRow))).toBe(true);
    expect(pressed('turn-page').isHeld(posted({ ctl00$lapozo$ctl01: 'Next', ...fields }))).toBe(true);
  });

  it.each<[Record<string, string>]>([[{ title: 'Apply' }], [{ 'grid$ctl02$btnBuy.x': '7' }], [{ note: 'Save job' }]])(
    'may not say so where it tells which it is in words of its own: %j',
    (fields) => {
      const judge = createReadingJudge();
      judge.act('open-row');
      expect(judge.isHeld(load('POST', '/jobs', `${new URLSearchParams({ id: '7', ...fields })}`))).toBe(true);
    },
  );

  it.each<[Record<string, string>]>([
    [{ title: 'Save Energy Consultant' }],
    [{ ctl00$hfSavedJobs: '12' }],
    [{ ctl00$ddlRend: 'Date posted' }],
  ])('may say what was looked for, and its state: %j', (fields) => {
    expect(pressed('open-row').isHeld(posted({ __EVENTTARGET: 'ctl00$rptAllas$ctl02$lnkCim', ...fields }))).toBe(false);
    expect(pressed('turn-page').isHeld(posted({ ctl00$lapozo$ctl01: 'Next', ...fields }))).toBe(false);
  });

  it('may not say more than is read', () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`s${at}`, 'x']));
    const fields = { agree_terms: 'on', ...many, __EVENTTARGET: 'ctl00$rptAllas$ctl02$lnkCim' };
    expect(pressed('open-row').isHeld(posted(fields))).toBe(true);
  });

  it('may not post anything for another press', () => {
    for (const purpose of ['explore', 'turn-page'] as const)
      expect(pressed(purpose).isHeld(posted({ __EVENTTARGET: 'ctl00$rptAllas$ctl02$lnkCim' }))).toBe(true);
  });
});

describe('a pager of buttons in one form around the list', () => {
  const state = { screenId: 'GECA110010', fwListNow: '1', kjKbnRadioBtn: '1', dispTop: '10' };
  const posted = (fields: Record<string, string>, path = '/kensaku.do') =>
    load('POST', path, `${new URLSearchParams({ ...state, ...fields })}`);
  const pressed = (purpose: 'turn-page' | 'explore' | 'open-row') => {
    const judge = createReadingJudge();
    judge.expect(`${site}/kensaku.do`);
    judge.act(purpose);
    return judge;
  };

  it.each([
    ['the next page', { naviBtnNext: '次へ＞' }],
    ['the next page in English', { go: 'Next' }],
    ['a page by its number', { listPagerBtn2: '2' }],
  ])('may post the page to itself for %s, once a press', (_, fields) => {
    for (const purpose of ['turn-page', 'explore'] as const) {
      const judge = pressed(purpose);
      expect(judge.isHeld(posted(fields))).toBe(false);
      expect(judge.isHeld(posted(fields))).toBe(true);
    }
  });

  it.each<[string, Record<string, string>, string?]>([
    ['what no pager says', { btn7: '検索条件を変更する' }],
    ['a number under any name', { quantity: '2' }],
    ['a box that is ticked', { go: 'Next', zorp: 'on' }],
    ['an agreement', { go: 'Next', agree_terms: '1' }],
    ['somebody’s address', { go: 'Next', mail: 'ada@example.org' }],
    ['an application', { go: 'Next', action: 'apply' }],
    ['another page', { go: 'Next' }, '/open.do'],
  ])('may not post %s', (_, fields, path) => {
    expect(pressed('turn-page').isHeld(posted(fields, path))).toBe(true);
  });

  it('may not post anything for another press', () => {
    expect(pressed('open-row').isHeld(posted({ go: 'Next' }))).toBe(true);
    expect(createReadingJudge().isHeld(posted({ go: 'Next' }))).toBe(true);
  });
});
