import { describe, expect, it } from 'vitest';
import type { GatedRequest } from '@/safety/requests/gated-request';
import { createReadingJudge } from '@/safety/requests/judge-reading';
import { call, site } from './a-request';

/** A page on whose row or pager the run has just pressed. */
function pressed(postedAs: readonly string[], purpose: 'turn-page' | 'open-row' = 'turn-page') {
  const judge = createReadingJudge();
  judge.expect(`${site}/c/HRAM.GBL`);
  judge.act(purpose);
  judge.press(postedAs);
  return judge;
}

const posts = (said: Record<string, string>, other: Partial<GatedRequest> = {}) =>
  call('POST', '/c/HRAM.GBL', new URLSearchParams(said).toString(), { resourceType: 'XHR', ...other });

const state = { ViewState: 'x9', StateNum: '2', 'w0:box': '', 'w0:email': '' };
const next = { ...state, ICAction: 'RSLT_I$hdown$0' };

describe('a page that posts itself by script, by the row or pager that is pressed', () => {
  it.each([
    ['names the control', ['RSLT_I$hdown$0'], next],
    ['names it by its event', ['x:more'], { ...state, event: 'x:more' }],
    ['names it by itself', ['f:n7'], { ...state, 'f:n7': 'f:n7' }],
    [
      'names the table it stands in, and says state after it',
      ['j_3:j_9'],
      { ...state, 'javax.faces.source': 'j_3:j_9', 'j_3:j_9_pagination': 'true', 'j_3:j_9_first': '10' },
    ],
  ])('%s', (_, postedAs, said) => {
    expect(pressed(postedAs).isHeld(posts(said))).toBe(false);
    expect(pressed(postedAs, 'open-row').isHeld(posts(said))).toBe(false);
  });

  it('by a form as well', () => {
    const form = { resourceType: 'Document', cause: 'form' } as const;
    expect(pressed(['RSLT_I$hdown$0']).isHeld(posts(next, form))).toBe(false);
    expect(pressed([]).isHeld(posts(next, form))).toBe(true);
  });

  it('once', () => {
    const judge = pressed(['RSLT_I$hdown$0']);
    expect(judge.isHeld(posts(next))).toBe(false);
    expect(judge.isHeld(posts(next))).toBe(true);
  });

  it('is not it after another act', () => {
    const judge = pressed(['RSLT_I$hdown$0']);
    judge.act();
    expect(judge.isHeld(posts(next))).toBe(true);
  });
});

describe('what a press on a row or pager does besides is held', () => {
  const postedAs = ['RSLT_I$hdown$0', 'RSLT_I$apply$0', 'raise_hand'];
  it.each<[string, GatedRequest]>([
    ['another control', posts({ ...next, ICAction: 'RSLT_I$up$0' })],
    ['another control beside it', posts({ ...next, event: 'RSLT_I$other$0' })],
    ['an operation beside it', posts({ ...next, action: 'raise-hand' })],
    ['a control that is named after an action', posts({ ...next, ICAction: 'RSLT_I$apply$0' })],
    ['an action among its state', posts({ ...next, status: 'applied' })],
    ['somebody', posts({ ...next, 'w0:email': 'ada@example.org' })],
    ['an agreement', posts({ ...next, agree_terms: 'on' })],
    ['a box that is ticked', posts({ ...next, 'w0:opt3': 'on' })],
    ['a tick called after nothing of it', posts({ ...next, opt3: 'true' })],
    ['no control', posts(state)],
    ['to another address', { ...posts(next), url: `${site}/raise-hand` }],
    ['to another site', { ...posts(next), url: 'https://elsewhere.example/c/HRAM.GBL' }],
    ['a header that says an action', posts(next, { headers: { 'x-action': 'apply' } })],
    ['what is not seen whole', posts(next, { isBodyWhole: false })],
    ['a method that writes', posts({ ...next, _method: 'PUT' })],
  ])('%s', (_, request) => {
    expect(pressed(postedAs).isHeld(request)).toBe(true);
  });

  it('and nothing may be posted where no row or pager is pressed', () => {
    expect(pressed([]).isHeld(posts(next))).toBe(true);
  });
});
