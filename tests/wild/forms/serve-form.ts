import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { respondToAll, type ServedSite } from '../space/serve-loopback.ts';
import { answerFormRequest, type FormSession, startPath } from './answer-form-request.ts';
import { createFormLog, type FormLog } from './form-log.ts';
import type { WildForm } from './wild-form.ts';

/** A generated form on loopback, with its log. */
export interface RunningForm extends ServedSite {
  form: WildForm;
  /** The page that a person opens. */
  start: string;
  log: FormLog;
}

const css = readFileSync(new URL('client/style.css', import.meta.url), 'utf8');

export async function serveForm(form: WildForm): Promise<RunningForm> {
  const log = createFormLog();
  const session: FormSession = { form, css, answers: {} };
  const served = await respondToAll(
    async (request) => {
      const { kind, response, sent } = await answerFormRequest(session, request);
      const { method, url } = request;
      log.add({ kind, method, path: url.pathname + url.search });
      if (sent) log.keepSent(sent);
      return response;
    },
    (socket, key) => keepOpen(socket, key, () => log.add({ kind: 'draft', method: 'SOCKET', path: '/live' })),
  );
  return { ...served, form, start: served.origin + startPath(form), log };
}

/** Named in RFC 6455, section 1.3. */
const socketId = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** A web socket that takes what comes and says nothing. */
function keepOpen(socket: Socket, key: string, came: () => void): void {
  const accept = createHash('sha1')
    .update(key + socketId)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  socket.on('data', came);
  socket.on('error', () => socket.destroy());
}
