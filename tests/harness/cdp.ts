import { EventEmitter, once } from 'node:events';
import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping';

type Commands = ProtocolMapping.Commands;
type Events = ProtocolMapping.Events;

/** One target (or the browser itself) over the DevTools protocol, with nothing of Playwright's around it. */
export interface CdpSession {
  send<M extends keyof Commands>(method: M, ...params: Commands[M]['paramsType']): Promise<Commands[M]['returnType']>;
  /** A session of another target on the same connection. */
  attach(targetId: string): Promise<CdpSession>;
  /** Ends this session; the target stays. */
  detach(): Promise<void>;
  /** Hears the target's events. */
  on<E extends keyof Events>(event: E, listener: (params: Events[E][0]) => void): void;
  /** The value of an expression in the target's page. */
  evaluate<Value>(expression: string): Promise<Value>;
}

export interface CdpConnection extends CdpSession {
  close(): void;
}

interface Reply {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** Connects to a running browser: `url` is the address of DevToolsActivePort. */
export async function connectCdp(url: string): Promise<CdpConnection> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const replies = new EventEmitter().setMaxListeners(0);
  let lastId = 0;
  // What is still unanswered when the browser goes will never be answered.
  const gone = new AbortController();
  socket.addEventListener('close', () => gone.abort(new Error('the browser is gone')));
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data));
    if (reply.id !== undefined) replies.emit(String(reply.id), reply);
    else replies.emit(`${reply.sessionId ?? ''} ${reply.method}`, reply.params);
  });
  const request = async (method: string, params: unknown, sessionId?: string) => {
    lastId += 1;
    const answered = once(replies, String(lastId), { signal: gone.signal });
    socket.send(JSON.stringify({ id: lastId, method, params: params ?? {}, sessionId }));
    const [reply]: Reply[] = await answered;
    if (reply?.error) throw new Error(`${method}: ${reply.error.message}`);
    return reply?.result;
  };
  return { ...sessionOver({ request, replies }), close: () => socket.close() };
}

interface Wire {
  request(method: string, params: unknown, sessionId?: string): Promise<unknown>;
  replies: EventEmitter;
}

function sessionOver(wire: Wire, sessionId?: string): CdpSession {
  const session: CdpSession = {
    send: (method, ...[params]) => wire.request(method, params, sessionId) as never,
    attach: async (targetId) => {
      const attached = await session.send('Target.attachToTarget', { targetId, flatten: true });
      return sessionOver(wire, attached.sessionId);
    },
    detach: async () => void (await wire.request('Target.detachFromTarget', { sessionId })),
    on: (event, listener) => wire.replies.on(`${sessionId ?? ''} ${event}`, listener),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
        userGesture: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
  };
  return session;
}
