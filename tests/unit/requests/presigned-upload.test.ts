import { describe, expect, it } from 'vitest';
import type { GatedRequest } from '@/safety/requests/gated-request';
import { createFillJudge } from '@/safety/requests/judge-fill';
import { call, site } from './a-request';

const store = 'https://cvs.s3.example/u/42';
const signature = 'x'.repeat(64);
const signed = `${store}?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=${signature}`;
const ofFile: Partial<GatedRequest> = { isBodyWhole: false };

function aJudge({ hasFile = true, isSigned = true } = {}) {
  const judge = createFillJudge();
  judge.addAnswer('ottilie@vexmail.example', true);
  if (hasFile) judge.addFile('Ottilie Quarrelwood CV.pdf');
  if (isSigned)
    judge.addServerText(
      JSON.stringify({ url: signed, fields: { policy: signature }, other: 'https://cvs.s3.example/u/42' }),
      `${site}/api/uploads`,
    );
  return judge;
}

const withFields = (fields: Record<string, string>) =>
  `${Object.entries({ ...fields, key: 'u/42/cv' })
    .map(([name, value]) => `--x7\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--x7\r\nContent-Disposition: form-data; name="file"; filename="Ottilie Quarrelwood CV.pdf"\r\n\r\n`;

describe('a chosen file that goes to another origin', () => {
  it.each([
    ['an address signed for it', call('PUT', signed, '', ofFile)],
    ['Azure', call('PUT', `${store}?sv=2024-11-04&sig=${signature}`, '', ofFile)],
    ['Google', call('PUT', `${store}?X-Goog-Signature=${signature}`, '', ofFile)],
    [
      'fields beside it that are signed',
      call('POST', store, withFields({ policy: signature, 'x-amz-signature': signature }), ofFile),
    ],
  ])('passes: %s', (_, request) => {
    expect(aJudge().isHeld(request)).toBe(false);
  });

  it.each([
    ['an address that nobody signed', call('PUT', store, '', ofFile)],
    ['a signature of a few signs', call('PUT', `${store}?sig=1`, '', ofFile)],
    ['an answer in its address', call('PUT', `${signed}&m=ottilie%40vexmail.example`, '', ofFile)],
    [
      'an answer beside it',
      call('POST', store, withFields({ policy: signature, m: 'ottilie@vexmail.example' }), ofFile),
    ],
    ['an answer in a header', call('PUT', signed, '', { ...ofFile, headers: { 'x-m': 'ottilie@vexmail.example' } })],
    ['another method', call('PATCH', signed, '', ofFile)],
    ['a page', call('POST', signed, '', { ...ofFile, resourceType: 'Document', cause: 'form' })],
  ])('is held: %s', (_, request) => {
    expect(aJudge().isHeld(request)).toBe(true);
  });

  it('is held where the page itself has made up what it is signed with', () => {
    expect(aJudge({ isSigned: false }).isHeld(call('PUT', signed, '', ofFile))).toBe(true);
    expect(aJudge().isHeld(call('PUT', signed.replace('cvs.s3', 'evil'), '', ofFile))).toBe(true);
    const renamed = withFields({ policy: signature }).replace('Quarrelwood CV', 'Quarrelwood, Llanfrothen');
    expect(aJudge().isHeld(call('POST', store, renamed, ofFile))).toBe(true);
  });

  it('is held where no file was chosen: nobody sees what it is', () => {
    expect(aJudge({ hasFile: false }).isHeld(call('PUT', signed, '', ofFile))).toBe(true);
  });
});
