import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site under an address of its own that can go offline and come back. */
export interface PassingSite {
  origin: string;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

/** Serves what another server has, as long as it is there. */
export async function servePassing(origin: string): Promise<PassingSite> {
  let server = await listen(origin, 0);
  const { port } = addressOf(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    async goAway() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
    async comeBack() {
      server = await listen(origin, port);
    },
  };
}

function listen(origin: string, port: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const asked = request(`${origin}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}
