import { redacted, redactKeys } from '@/domain/redact-keys';

/** The text without the key and without anything that looks like one. */
export function redact(text: string, key: string): string {
  const withoutKey = key ? text.replaceAll(key, redacted) : text;
  return redactKeys(withoutKey);
}

/** The error as one that may be shown and kept: its name and message and those of its causes, redacted; nothing else it carries. */
export function redactedCause(error: unknown, key: string): Error {
  if (!(error instanceof Error)) return new Error(redact(String(error), key));
  const cause = error.cause === undefined ? undefined : redactedCause(error.cause, key);
  const copy = new Error(redact(error.message, key), cause && { cause });
  copy.name = error.name;
  return copy;
}
