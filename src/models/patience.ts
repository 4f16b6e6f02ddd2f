/** How long one call may take, and how often it is tried. */
export interface Patience {
  /** Of one try, in milliseconds. Models that think take a minute; the providers' own limit is 10. */
  tryMs: number;
  tries: number;
  /** Before the second try, in seconds; doubled for each further one. */
  firstWaitSeconds: number;
  /** A provider that asks for more is not waited for. Seconds. */
  longestWaitSeconds: number;
  /** How often the worker is kept awake, in milliseconds. */
  keepAliveMs: number;
}

/** Chrome stops a worker after 30 s without an event or a call of an extension API; a running fetch is neither. */
export const usualPatience: Patience = {
  tryMs: 120_000,
  tries: 4,
  firstWaitSeconds: 2,
  longestWaitSeconds: 60,
  keepAliveMs: 20_000,
};
