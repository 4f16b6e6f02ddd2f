import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Asked, type Origins, type Reply, type Role, roles, type Stage } from '../attack';
import { answerSocket } from './answer-socket';
import { trapClient } from './trap-client';

/** A stage as it is served: origins of its own, so that nothing of another staging is known there. */
export interface ServedStage {
  origins: Origins;
  /** All that came in, in order; frames of an open socket as requests of the method `SOCKET`. */
  received: readonly Asked[];
  /** Names of what was planted and pressed, as the pages told at once: a page that is gone tells nothing any more. */
  pressed: readonly string[];
  close(): Promise<void>;
}

/** Serves a stage on two free ports of the loopback address, under names that no other staging has. */
export async function serveStage(stage: Stage, name: string): Promise<ServedStage> {
  const received: Asked[] = [];
  const pressed: string[] = [];
  const sockets = new Set<Duplex>();
  const main = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  const second = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  const [port, otherPort] = await Promise.all([listen(main), listen(second)]);
  const origins: Origins = {
    site: `http://${name}.localhost:${port}`,
    port: `http://${name}.localhost:${otherPort}`,
    sub: `http://boards.${name}.localhost:${port}`,
    other: `http://${name}-else.localhost:${port}`,
  };
  const roleOf = ({ headers }: IncomingMessage): Role =>
    roles.find((role) => origins[role] === `http://${headers.host}`) ?? 'other';
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const asked = await read(incoming, roleOf(incoming));
    const told = /^\/pixel\.gif\?(.*)$/.exec(asked.path)?.[1];
    if (told !== undefined) pressed.push(decodeURIComponent(told));
    else if (asked.path !== '/favicon.ico') received.push(asked);
    await send(replyTo(stage, asked, origins), incoming, outgoing);
  }
  for (const server of [main, second]) {
    server.on('upgrade', (incoming, socket) => {
      sockets.add(socket);
      answerSocket(incoming, socket, (body) =>
        received.push({ role: roleOf(incoming), method: 'SOCKET', path: incoming.url ?? '/', headers: {}, body }),
      );
    });
  }
  return {
    origins,
    received,
    pressed,
    async close() {
      // A server lets go of a connection that is a socket now, and still waits for its end.
      for (const socket of sockets) socket.destroy();
      await Promise.all([main, second].map(close));
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

async function read(incoming: IncomingMessage, role: Role): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return {
    role,
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

const empty: Reply = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };

function replyTo(stage: Stage, asked: Asked, origins: Origins): Reply {
  const [path = '/'] = asked.path.split('?');
  if (asked.method === 'OPTIONS') return { status: 204 };
  if (path === '/favicon.ico') return { status: 204 };
  const page = asked.method === 'GET' ? stage.pages[asked.role]?.[path] : undefined;
  return stage.at?.(asked, origins) ?? (page === undefined ? empty : asPage(withOrigins(page, origins), path));
}

/** Markup, with what watches the page in its head. */
export function asPage(markup: string, path = '/'): Reply {
  if (path.endsWith('.js')) return { headers: { 'content-type': 'text/javascript' }, body: markup };
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><script>${trapClient}</script>`;
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: `${head}${markup}` };
}

/** `{{site}}` and the others become the origins of this staging. */
export function withOrigins(markup: string, origins: Origins): string {
  return markup.replaceAll(/\{\{(site|port|sub|other)\}\}/g, (_, role: Role) => origins[role]);
}

async function send(reply: Reply, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { status = 200, headers = {}, body = '', delayMs = 0 } = reply;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  outgoing.writeHead(status, {
    'cache-control': 'no-store',
    'access-control-allow-origin': incoming.headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    ...headers,
  });
  outgoing.end(body);
}
