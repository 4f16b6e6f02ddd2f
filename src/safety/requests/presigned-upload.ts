import { type GatedRequest, originOf } from './gated-request';
import type { RequestPart } from './request-parts';

/** What the stores of files call the proof that somebody with the key allowed this one upload: S3, Google, Azure, and those like them. */
const proofs = /^(?:x-(?:amz|goog|oss|cos)-signature|signature|sig|policy)$/i;

/** So much of what a server has said is kept: it signs right before the file goes. Characters. */
const mostKept = 2_000_000;

/** What the form's own server has said. */
export interface ServerWords {
  add(text: string): void;
  /** Whether it has named an address of a host and this proof for it. */
  hasSigned(host: string, proof: string): boolean;
}

export function serverWords(): ServerWords {
  let texts: string[] = [];
  return {
    add(text) {
      const plain = text.replaceAll('\\/', '/').replaceAll('\\u0026', '&').replaceAll('&amp;', '&');
      texts = [...texts, plain];
      let length = texts.reduce((sum, { length }) => sum + length, 0);
      while (length > mostKept && texts.length > 0) length -= texts.shift()?.length ?? 0;
    },
    hasSigned(host, proof) {
      const ways = [proof, encodeURIComponent(proof)];
      return texts.some((text) => text.includes(host) && ways.some((way) => text.includes(way)));
    },
  };
}

/**
 * True for an upload to an address that the form's own server has signed for it, in its query or in fields beside the file: a page may make
 * up what looks like a signature.
 */
export function isPresignedUpload(
  request: GatedRequest,
  parts: readonly RequestPart[],
  server: Pick<ServerWords, 'hasSigned'>,
): boolean {
  if (request.resourceType === 'Document' || !/^(?:PUT|POST)$/.test(request.method)) return false;
  const { host, protocol } = URL.parse(request.url) ?? {};
  if (host === undefined || protocol === 'ws:' || originOf(request.url) === null) return false;
  return parts.some(({ name, value }) => proofs.test(name) && value.length >= 16 && server.hasSigned(host, value));
}
