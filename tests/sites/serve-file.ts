import { readFileSync } from 'node:fs';
import type { SiteResponse } from './site.ts';

const types: Record<string, string> = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/** A style sheet or a script out of a site's folder; null where the name is none or there is no such file. */
export function serveFile(folder: URL, name: string): SiteResponse | null {
  const extension = /^[a-z-]+\.(css|js)$/.exec(name)?.[1];
  if (!extension) return null;
  try {
    const body = readFileSync(new URL(name, folder), 'utf8');
    return { status: 200, headers: { 'content-type': types[extension] ?? 'text/plain' }, body };
  } catch {
    return null;
  }
}
