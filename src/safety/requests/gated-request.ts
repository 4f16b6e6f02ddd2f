/** A request about to leave the tab, one of its workers, or a tab it opened. */
export interface GatedRequest {
  method: string;
  url: string;
  /** As text, including the files the browser reveals; empty if there is none. */
  body: string;
  /** False if the browser does not reveal all of the body: files, streams. */
  isBodyWhole: boolean;
  /** What the browser loads it as, in CDP terms. */
  resourceType: string;
  /** As set by the page and the browser. */
  headers: Readonly<Record<string, string>>;
  /** Full origin of the requesting frame; null for workers and where unknown. */
  frameOrigin: string | null;
  /** What caused a page load. */
  cause: 'form' | 'script' | 'other';
  /** Whether a server led here in answer to another request. */
  isRedirected?: boolean;
}

/** True for requests that only read, unless a header or field overrides the method on the server. */
export function isReadRequest({ method, headers }: Pick<GatedRequest, 'method' | 'headers'>): boolean {
  return effectiveMethod({ method, headers }) === 'GET' || effectiveMethod({ method, headers }) === 'HEAD';
}

/** Servers accept a method override in a header, which forms cannot set. */
export function effectiveMethod({ method, headers }: Pick<GatedRequest, 'method' | 'headers'>): string {
  const [, other] = Object.entries(headers).find(([name]) => /^x-(?:http-)?method(?:-override)?$/i.test(name)) ?? [];
  return (other ?? method).trim().toUpperCase();
}

/** Without query and hash, where pages put timestamps and session ids. */
export function urlWithoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** Scheme, host and port; null if it has none. */
export function originOfUrl(url: string): string | null {
  const origin = URL.parse(url)?.origin ?? 'null';
  return origin === 'null' ? null : origin;
}
