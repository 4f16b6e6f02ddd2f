import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAnthropic, writeAnthropic, writeAnthropicError } from './anthropic-wire.ts';
import { readCompatible, writeCompatible, writeCompatibleError } from './compatible-wire.ts';
import { readOpenAi, writeOpenAi, writeOpenAiError } from './openai-wire.ts';
import { Refused } from './refused.ts';
import type { ServedAnswer, ServedRequest, Wire } from './served.ts';

export interface ModelServer {
  /** `http://127.0.0.1:PORT`: the root that Anthropic's SDK wants. */
  origin: string;
  /** `http://127.0.0.1:PORT/v1`: the root that OpenAI's SDK and local servers want. */
  baseUrl: string;
  /** What was asked and understood so far. */
  requests: readonly ServedRequest[];
  /** What was refused so far: requests that the real provider would not take. */
  refusals: readonly Refused[];
  /** Ends open connections too. */
  close(): Promise<void>;
}

export type AnswerRequest = (request: ServedRequest) => ServedAnswer | Promise<ServedAnswer>;

interface Dialect {
  read(body: unknown, headers: ServedRequest['headers']): ServedRequest;
  write(request: ServedRequest, answer: ServedAnswer): unknown;
  writeError(refused: Refused): unknown;
}

const dialects: Record<Wire, Dialect> = {
  openai: { read: readOpenAi, write: writeOpenAi, writeError: writeOpenAiError },
  anthropic: { read: readAnthropic, write: writeAnthropic, writeError: writeAnthropicError },
  compatible: { read: readCompatible, write: writeCompatible, writeError: writeCompatibleError },
};

const wireOfPath: Record<string, Wire> = {
  '/v1/responses': 'openai',
  '/v1/messages': 'anthropic',
  '/v1/chat/completions': 'compatible',
};

/** Names that `GET /v1/models` lists. */
const servedModels = ['gpt-6-luna', 'gpt-6.1-sol', 'text-embedding-3-small', 'claude-haiku-5-5'];

/**
 * A server on a free port of the loopback address that speaks the providers' wire formats and answers as the test says. It refuses
 * what the real providers refuse, so that a request they would not take fails here.
 */
export async function startModelServer(answer: AnswerRequest): Promise<ModelServer> {
  const requests: ServedRequest[] = [];
  const refusals: Refused[] = [];
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing, { answer, requests, refusals }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server.address())}`;
  return {
    origin,
    baseUrl: `${origin}/v1`,
    requests,
    refusals,
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

interface Served {
  answer: AnswerRequest;
  requests: ServedRequest[];
  refusals: Refused[];
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, served: Served): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  if (incoming.method === 'OPTIONS') return send(outgoing, 204, {}, null);
  if (pathname === '/v1/models') return send(outgoing, 200, {}, listOfModels());
  const wire = wireOfPath[pathname];
  if (!wire)
    return send(outgoing, 404, {}, { error: { message: `Unknown request URL: ${incoming.method} ${pathname}` } });
  const dialect = dialects[wire];
  try {
    const request = dialect.read(await readJson(incoming), headersOf(incoming));
    served.requests.push(request);
    await sendAnswer(outgoing, dialect, request, await served.answer(request));
  } catch (error) {
    const refused = error instanceof Refused ? error : new Refused(500, String(error));
    served.refusals.push(refused);
    send(outgoing, refused.status, {}, dialect.writeError(refused));
  }
}

async function sendAnswer(
  outgoing: ServerResponse,
  dialect: Dialect,
  request: ServedRequest,
  answer: ServedAnswer,
): Promise<void> {
  const { delayMs = 0 } = answer;
  if (answer.stalls) {
    outgoing.writeHead(200, { 'content-type': 'application/json' }).write('{"id": "');
    return;
  }
  if (delayMs === Number.POSITIVE_INFINITY) return;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if ('status' in answer) return send(outgoing, answer.status, answer.headers ?? {}, answer.body ?? {});
  send(outgoing, 200, {}, dialect.write(request, answer));
}

function listOfModels(): unknown {
  const data = servedModels.map((id) => ({ id, object: 'model', type: 'model', display_name: id, created: 0 }));
  return { object: 'list', data, has_more: false };
}

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refused(400, 'We could not parse the JSON body of your request.');
  }
}

function headersOf({ headers }: IncomingMessage): ServedRequest['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));
}

function send(outgoing: ServerResponse, status: number, headers: Record<string, string>, body: unknown): void {
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  outgoing.writeHead(status, { 'content-type': 'application/json', ...cors, ...headers });
  outgoing.end(body === null ? undefined : JSON.stringify(body));
}
