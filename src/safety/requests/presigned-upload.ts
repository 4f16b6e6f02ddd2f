import type { GatedRequest } from './gated-request';
import type { RequestPart } from './request-parts';

/** What the stores of files call the proof that somebody with the key allowed this one upload: S3, Google, Azure, and those like them. */
const proofs = /^(?:x-(?:amz|goog|oss|cos)-signature|signature|sig|policy)$/i;

/** True for an upload to an address that was signed for it, in its query or in fields beside the file. */
export function isPresignedUpload(request: GatedRequest, parts: readonly RequestPart[]): boolean {
  if (request.resourceType === 'Document' || !/^(?:PUT|POST)$/.test(request.method)) return false;
  return (
    URL.parse(request.url)?.protocol !== 'ws:' &&
    parts.some(({ name, value }) => proofs.test(name) && value.length >= 16)
  );
}
