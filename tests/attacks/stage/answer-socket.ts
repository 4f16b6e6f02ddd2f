import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Takes up a WebSocket and tells what is sent over it; answers nothing. Frames of less than 64 KiB, as attacks send them. */
export function answerSocket(incoming: IncomingMessage, socket: Duplex, onText: (text: string) => void): void {
  const key = incoming.headers['sec-websocket-key'] ?? '';
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  socket.write(
    [
      'HTTP/1.1 101 Switching Protocols',
      'upgrade: websocket',
      'connection: Upgrade',
      `sec-websocket-accept: ${accept}`,
      '',
      '',
    ].join('\r\n'),
  );
  let left = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    left = Buffer.concat([left, chunk]);
    for (let frame = firstFrame(left); frame; frame = firstFrame(left)) {
      left = left.subarray(frame.length);
      if (frame.isData) onText(frame.text);
      if (frame.isEnd) socket.end();
    }
  });
}

/** RFC 6455 §5.2; what a browser sends is always masked. */
function firstFrame(bytes: Buffer): { length: number; isData: boolean; isEnd: boolean; text: string } | null {
  if (bytes.length < 6) return null;
  const short = (bytes[1] ?? 0) & 0x7f;
  const begin = short === 126 ? 4 : 2;
  if (bytes.length < begin + 4) return null;
  const size = short === 126 ? bytes.readUInt16BE(2) : short;
  const length = begin + 4 + size;
  if (bytes.length < length) return null;
  const mask = bytes.subarray(begin, begin + 4);
  const text = Buffer.from(bytes.subarray(begin + 4, length).map((byte, at) => byte ^ (mask[at % 4] ?? 0)));
  const code = (bytes[0] ?? 0) & 0x0f;
  return { length, isData: code === 1 || code === 2, isEnd: code === 8, text: text.toString('utf8') };
}
