import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A request as it came in, whatever it asked for. */
export interface TrappedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TrapReply {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A server whose part is to be looked at: what came in there. */
export interface KeyTrap {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  port: number;
  requests: readonly TrappedRequest[];
  /** What it answers from now on; an empty object at first. */
  answer(reply: TrapReply): void;
  close(): Promise<void>;
}

/** A server on a free port of the loopback address that writes down all that it is sent. */
export async function startKeyTrap(): Promise<KeyTrap> {
  const requests: TrappedRequest[] = [];
  let reply: TrapReply = { status: 200 };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      requests.push({ method, path: url, headers, body: Buffer.concat(chunks).toString('utf8') });
      const plain = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
      outgoing.writeHead(reply.status, { ...plain, ...reply.headers }).end(reply.body ?? '{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the trap has no port');
  const { port } = address;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    answer(next) {
      reply = next;
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Whether anything of what came in holds the key, plain or packed. */
export function holdsKey(requests: readonly TrappedRequest[], key: string): boolean {
  const packed = [key, encodeURIComponent(key), Buffer.from(key).toString('base64').replace(/=+$/, '')];
  const text = JSON.stringify(requests);
  return packed.some((form) => text.includes(form));
}
