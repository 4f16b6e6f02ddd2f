/** A request as it is about to leave the tab, one of its workers, or a tab that it opened. */
export interface GatedRequest {
  method: string;
  url: string;
  /** As text, what the browser tells of files among it; empty where there is none. */
  body: string;
  /** False where there is more in the body than the browser tells: files, streams. */
  isBodyWhole: boolean;
  /** What the browser wants it for, in CDP's words. */
  resourceType: string;
  /** As the page set them, and the browser its own. */
  headers: Readonly<Record<string, string>>;
  /** Full origin of the frame that asks; null for a worker, and where it is not known. */
  frameOrigin: string | null;
  /** For a page that is loaded: what set it off. */
  cause: 'form' | 'script' | 'other';
}

/** True for what only asks, unless a header or a field of it says otherwise to the server behind. */
export function isRead({ method, headers }: Pick<GatedRequest, 'method' | 'headers'>): boolean {
  return methodOf({ method, headers }) === 'GET' || methodOf({ method, headers }) === 'HEAD';
}

/** Servers take another method from a header, where no form can say it itself. */
export function methodOf({ method, headers }: Pick<GatedRequest, 'method' | 'headers'>): string {
  const [, other] = Object.entries(headers).find(([name]) => /^x-(?:http-)?method(?:-override)?$/i.test(name)) ?? [];
  return (other ?? method).trim().toUpperCase();
}

/** The address alone: pages put marks of time and sessions behind it. */
export function addressOnly(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** Scheme, host and port; null for what has none. */
export function originOf(url: string): string | null {
  const origin = URL.parse(url)?.origin ?? 'null';
  return origin === 'null' ? null : origin;
}
