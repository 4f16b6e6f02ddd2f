/** How long a call may take, and how often it is tried. */
export interface RetryPolicy {
  /** Milliseconds per try. Models that think take a minute; the providers' own limit is 10. */
  tryMs: number;
  tries: number;
  /** Seconds before the second try; doubled for each further one. */
  firstWaitSeconds: number;
  /** Seconds. If a provider asks for more, nobody waits. */
  longestWaitSeconds: number;
  /** How often the worker is kept awake, in milliseconds. */
  keepAliveMs: number;
}

/** Chrome stops a worker after 30 s without an event or an extension API call; a running fetch is neither. */
export const defaultRetryPolicy: RetryPolicy = {
  tryMs: 120_000,
  tries: 4,
  firstWaitSeconds: 2,
  longestWaitSeconds: 60,
  keepAliveMs: 20_000,
};
