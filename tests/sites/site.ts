/** What a site is asked. The body is read whole; the sites are for tests and send little. */
export interface SiteRequest {
  method: string;
  url: URL;
  cookies: ReadonlyMap<string, string>;
  body: string;
  /** The same, where it is no text. */
  bytes: Uint8Array;
  contentType: string;
}

export interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds to wait before answering, as a real server would; `Infinity` never answers. */
  delayMs?: number;
}

/** One site of the test server: a folder with a handler. */
export interface Site {
  /** Answers what is its own, null what is not. */
  handle(request: SiteRequest): SiteResponse | null | Promise<SiteResponse | null>;
}

export function respondWithHtml(body: string, status = 200): SiteResponse {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

export function respondWithJson(value: unknown, status = 200): SiteResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** 303, so that a POST is followed by a GET. */
export function redirectTo(location: string, headers: Record<string, string> = {}): SiteResponse {
  return { status: 303, headers: { location, ...headers }, body: '' };
}
