import type { CdpSession } from './cdp';

/** What a page's request is answered with; null refuses it. */
export type Serve = (url: URL) => string | Buffer | null;

/** Answers every request of a tab in place of the network, with the page's own scripts switched off: saved pages stay as they are. */
export async function serveInstead(tab: CdpSession, serve: Serve): Promise<void> {
  tab.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const body = resourceType === 'Document' ? serve(new URL(request.url)) : null;
    const answered =
      body === null
        ? tab.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
        : tab.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: encode(body) });
    // The tab may be closed by then.
    answered.catch(() => undefined);
  });
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
}

const responseHeaders = [
  { name: 'content-type', value: 'text/html; charset=utf-8' },
  { name: 'content-security-policy', value: "script-src 'none'" },
];

function encode(body: string | Buffer): string {
  return Buffer.from(body).toString('base64');
}
