import type { OriginBoundKey } from '@/models/origin-bound-key';

/** The error as it may be shown and stored: its name and message and those of its causes, redacted; nothing else it carries. */
export function redactedCause(error: unknown, key: OriginBoundKey): Error {
  if (!(error instanceof Error)) return new Error(key.redact(String(error)));
  const cause = error.cause === undefined ? undefined : redactedCause(error.cause, key);
  const copy = new Error(key.redact(error.message), cause && { cause });
  copy.name = error.name;
  return copy;
}
