import { type GatedRequest, originOfUrl } from './gated-request';
import type { RequestPart } from './request-parts';

/** Parameters with which file stores (S3, Google, Azure and similar) prove that a key holder allowed this upload. */
const proofs = /^(?:x-(?:amz|goog|oss|cos)-signature|signature|sig|policy)$/i;

/** Characters kept of a server's responses: it signs right before the upload. */
const mostKept = 2_000_000;

/** Responses of the form's own server. */
export interface ServerResponses {
  add(text: string): void;
  /** Whether a response contained an address on this host with this proof. */
  hasSigned(host: string, proof: string): boolean;
}

export function createServerResponses(): ServerResponses {
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
 * True for an upload to an address that the form's own server signed, in its query or in fields beside the file. The page itself could fake
 * a signature.
 */
export function isPresignedUpload(
  request: GatedRequest,
  parts: readonly RequestPart[],
  server: Pick<ServerResponses, 'hasSigned'>,
): boolean {
  if (request.resourceType === 'Document' || !/^(?:PUT|POST)$/.test(request.method)) return false;
  const { host, protocol } = URL.parse(request.url) ?? {};
  if (host === undefined || protocol === 'ws:' || originOfUrl(request.url) === null) return false;
  return parts.some(({ name, value }) => proofs.test(name) && value.length >= 16 && server.hasSigned(host, value));
}
