import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { between, createRandom } from '../sites/random.ts';
import type { SiteRequest } from '../sites/site.ts';
import { answerRequest } from './answer-request.ts';
import { createRequestLog, type LoggedRequest, type RequestLog } from './request-log.ts';
import { frames } from './traits/frames.ts';
import { type WildTruth, wildTruth } from './truth.ts';
import type { WildSite } from './wild-site.ts';
import { createWildWall } from './wild-wall.ts';

/** A generated site on loopback, with its log and its truth. */
export interface RunningWild {
  site: WildSite;
  /** `http://127.0.0.1:PORT`. */
  origin: string;
  /** The page that a person opens. */
  start: string;
  truth: WildTruth;
  log: Pick<RequestLog, 'requests' | 'sent' | 'clear'>;
  /** Lets a person past the wall that stands in the middle. */
  pass(): void;
  close(): Promise<void>;
}

/** How long answers take, ms: least and most. */
export type AnswerTimes = readonly [number, number];

const usualTimes: AnswerTimes = [50, 250];

export async function serveWild(site: WildSite, times: AnswerTimes = usualTimes): Promise<RunningWild> {
  const log = createRequestLog();
  const wall = createWildWall(site);
  const random = createRandom(site.seed + 1);
  let loads = 0;
  let innerOrigin = '';
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = await read(incoming);
    loads += 1;
    const { kind, response } = answerRequest({ site, wall, innerOrigin, load: loads }, request);
    const tookMs = between(random, ...times);
    const { method, url } = request;
    const logged: LoggedRequest = { kind, method, path: url.pathname + url.search, status: response.status, tookMs };
    log.add(logged, request.body);
    await sleep(tookMs);
    outgoing.writeHead(response.status, { 'cache-control': 'no-store', ...response.headers }).end(response.body);
  };
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  innerOrigin = frames[site.choice.frames].isCrossSite ? origin.replace('127.0.0.1', 'localhost') : origin;
  return {
    site,
    origin,
    start: origin + site.shape.listPath,
    truth: wildTruth(site),
    log,
    pass: () => wall.pass(),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function read(incoming: IncomingMessage): Promise<SiteRequest> {
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
