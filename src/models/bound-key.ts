import { redacted, redactKeys } from '@/domain/redact-keys';
import { redactorOf } from './redact-spoken-key';

/** Reads the key that was entered for an origin, and for no other; null where there is none. */
export type KeyOf = (origin: string) => Promise<string | null>;

/** A key bound to its origin. Nobody gets hold of its text: it goes into the requests to that origin, and out of every other text. */
export interface BoundKey {
  /** False where the server needs none, or none was entered for it. */
  isThere: boolean;
  /** Puts it into a request that is about to be sent. @throws KeyElsewhereError where the request goes to another origin, key or none. */
  putInto(request: Request): void;
  /** The text without it and its parts, however they are written, and without anything that looks like a key. */
  redact(text: string): string;
}

/** A request would go to an origin that its key was not entered for. It was not sent. */
export class KeyElsewhereError extends Error {
  override name = 'KeyElsewhereError';
}

/** `key`: empty where there is none. */
export function bindKey(origin: string, key: string): BoundKey {
  const written = [key, encodeURIComponent(key.toWellFormed()), JSON.stringify(key).slice(1, -1)];
  const redactSpoken = redactorOf(key);
  return {
    isThere: key !== '',
    putInto(request) {
      if (new URL(request.url).origin !== origin)
        throw new KeyElsewhereError(`a request that is meant for ${origin} goes elsewhere`);
      if (key !== '') request.headers.set('authorization', `Bearer ${key}`);
    },
    redact: (text) =>
      redactKeys(key === '' ? text : redactSpoken(written.reduce((rest, way) => rest.replaceAll(way, redacted), text))),
  };
}
