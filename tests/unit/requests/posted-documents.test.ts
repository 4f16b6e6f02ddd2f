import { expect, it } from 'vitest';
import { createPostedDocuments } from '@/browser/requests/posted-documents';
import { call } from './a-request';

const load = (method: string, path: string, isRedirected = false) =>
  call(method, path, '', { resourceType: 'Document', isRedirected });

it('counts the pages that were posted for, and those from which the server led on', () => {
  const posted = createPostedDocuments();
  posted.hear(load('GET', '/jobs'));
  posted.hear(load('POST', '/open'));
  expect([posted.all(), posted.redirected()]).toEqual([1, 0]);
  posted.hear(call('GET', '/data', '', { isRedirected: true }));
  posted.hear(load('POST', '/open'));
  posted.hear(load('GET', '/jobs/7', true));
  expect([posted.all(), posted.redirected()]).toEqual([2, 1]);
  posted.hear(load('GET', '/jobs/8', true));
  expect([posted.all(), posted.redirected()]).toEqual([2, 1]);
});
