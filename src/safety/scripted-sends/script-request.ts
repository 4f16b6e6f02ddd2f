/** A request that a script of a page makes, as it goes over the line. */
export interface ScriptRequest {
  method: string;
  url: string;
  /** As text, files among it; empty where there is none. */
  body: string;
}

/** True for what only asks. */
export function isRead({ method }: Pick<ScriptRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The address alone: pages put marks of time and sessions behind it. */
export function addressOnly(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
