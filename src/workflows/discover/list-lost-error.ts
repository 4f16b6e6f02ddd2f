import type { EndCode } from '@/domain/run-result';

/** The list that was being read is gone, and no other was found in its place: lists end here. */
export class ListLostError extends Error {
  override name = 'ListLostError';
  readonly end: EndCode;

  constructor(end: EndCode) {
    super(`the list is gone: ${end}`);
    this.end = end;
  }
}
