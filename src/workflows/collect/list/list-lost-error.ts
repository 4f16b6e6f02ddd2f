import type { EndCode } from '@/domain/run/run-result';

/** The list being read is gone, and no other was found in its place: no more lists. */
export class ListLostError extends Error {
  override name = 'ListLostError';
  readonly end: EndCode;

  constructor(end: EndCode) {
    super(`the list is gone: ${end}`);
    this.end = end;
  }
}
