import { createKeyRedactor } from '@/models/redact-echoed-key';
import { redacted, redactKeys } from '@/safety/redact-keys';

/** Reads the key entered for exactly this origin; null if there is none. */
export type ReadKey = (origin: string) => Promise<string | null>;

/** A key bound to its origin. Its text is never exposed: it goes into requests to that origin, and is redacted from all other text. */
export interface OriginBoundKey {
  /** False if the server needs none, or none was entered for it. */
  isThere: boolean;
  /**
   * Adds it to a request about to be sent.
   * @throws KeyElsewhereError if the request goes to another origin, with or without a key.
   */
  putInto(request: Request): void;
  /** The text without the key or parts of it, in any encoding, and without anything that looks like a key. */
  redact(text: string): string;
}

/** A request would have gone to an origin its key was not entered for. It was not sent. */
export class KeyElsewhereError extends Error {
  override name = 'KeyElsewhereError';
}

/** `key`: empty if there is none. */
export function bindKeyToOrigin(origin: string, key: string): OriginBoundKey {
  const written = [key, encodeURIComponent(key.toWellFormed()), JSON.stringify(key).slice(1, -1)];
  const redactSpoken = createKeyRedactor(key);
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
