import { expect, it } from 'vitest';
import { ungatedTrafficIn, watchUngatedTraffic } from '@/browser/requests/ungated-traffic';

it('reads what the browser reports of a page to whom the page likes', () => {
  const body = { blockedURL: 'https://nobody.example/?first_name=Ada&email=ada%40example.org' };
  const report = { id: '1', type: 'csp-violation', destination: 'evil', status: 'Queued', body };
  expect(ungatedTrafficIn('Network.reportingApiReportAdded', { report })).toContain('first_name=Ada');
  expect(ungatedTrafficIn('Network.reportingApiEndpointsChangedForOrigin', { origin: '' })).toBeNull();
});

it('asks for these reports, and goes on where a target has none', async () => {
  const asked: string[] = [];
  const send = async (method: string) => {
    asked.push(method);
    if (method === 'Network.enableReportingApi') throw new Error('not supported');
  };
  await watchUngatedTraffic({ send } as unknown as Parameters<typeof watchUngatedTraffic>[0]);
  expect(asked).toEqual(expect.arrayContaining(['Network.enableReportingApi', 'Network.setBypassServiceWorker']));
});
