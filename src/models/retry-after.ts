/** How long a provider asks to wait: `retry-after-ms`, or `retry-after` in seconds or as a date. Null if unusable. */
export function retryAfterSeconds(headers: Headers, now: number): number | null {
  const milliseconds = numberIn(headers.get('retry-after-ms'));
  if (milliseconds !== null) return milliseconds / 1000;
  const after = headers.get('retry-after');
  const seconds = numberIn(after) ?? (Date.parse(after ?? '') - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function numberIn(value: string | null): number | null {
  return value !== null && /^\d+(\.\d+)?$/.test(value) ? Number(value) : null;
}
