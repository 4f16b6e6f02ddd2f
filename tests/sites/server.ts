import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, createAccount } from './account/account.ts';
import { createBoard } from './board/board.ts';
import { createForms } from './forms/forms.ts';
import { german } from './german/german.ts';
import { notices } from './notices/notices.ts';
import { createSentLog } from './sent.ts';
import { shadow } from './shadow/shadow.ts';
import { createShop, type Shop } from './shop/shop.ts';
import { sidebarBoard } from './sidebar/sidebar.ts';
import type { Site, SiteRequest, SiteResponse } from './site.ts';

export interface RunningSites {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  origin: string;
  shop: Shop;
  account: Account;
  /** Ends open connections too. */
  close(): Promise<void>;
}

/** Serves the sites written for the tests on a free port of the loopback address. Each call has a state of its own. */
export async function startSites(): Promise<RunningSites> {
  const [shop, account] = [createShop(), createAccount()];
  const sites: Site[] = [
    { handle: createSentLog() },
    createForms(),
    createBoard(),
    german,
    shadow,
    sidebarBoard,
    notices,
    shop,
    account,
  ];
  const server = createServer((incoming, outgoing) => void serve(sites, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    shop,
    account,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

async function serve(sites: Site[], incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    await send(await answer(sites, await read(incoming)), outgoing);
  } catch (error) {
    outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
  }
}

async function read(incoming: IncomingMessage): Promise<SiteRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? '127.0.0.1'}`),
    cookies: parseCookies(incoming.headers.cookie ?? ''),
    body: bytes.toString('utf8'),
    bytes,
    contentType: incoming.headers['content-type'] ?? '',
  };
}

function parseCookies(header: string): Map<string, string> {
  const pairs = header.split('; ').map((pair) => pair.split('='));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

async function answer(sites: Site[], request: SiteRequest): Promise<SiteResponse> {
  for (const site of sites) {
    const response = await site.handle(request);
    if (response) return response;
  }
  return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
}

async function send({ status, headers, body, delayMs = 0 }: SiteResponse, outgoing: ServerResponse): Promise<void> {
  if (delayMs === Number.POSITIVE_INFINITY) return;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  outgoing.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
}
