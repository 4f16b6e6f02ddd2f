import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { SiteRequest, SiteResponse } from '../../sites/site.ts';

/** A generated site on loopback. */
export interface ServedSite {
  /** `http://127.0.0.1:PORT`. */
  origin: string;
  close(): Promise<void>;
}

/** Serves on a port of its own, until it is closed. `upgrade`: what becomes of web sockets, which are refused if not said. */
export async function respondToAll(
  respond: (request: SiteRequest) => Promise<SiteResponse>,
  upgrade?: (socket: Socket, key: string) => void,
): Promise<ServedSite> {
  const server = createServer((incoming, outgoing) => {
    readRequest(incoming)
      .then(respond)
      .then(({ status, headers, body }) => {
        outgoing.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
      })
      .catch((error: unknown) => {
        outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
      });
  });
  const sockets = new Set<Socket>();
  if (upgrade)
    server.on('upgrade', (incoming, socket) => {
      const own = socket as Socket;
      sockets.add(own);
      upgrade(own, incoming.headers['sec-websocket-key'] ?? '');
    });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<SiteRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', 'http://127.0.0.1'),
    cookies: new Map(),
    body: bytes.toString('utf8'),
    bytes,
    contentType: incoming.headers['content-type'] ?? '',
  };
}
