import { readFileSync } from 'node:fs';
import type { SiteResponse } from '../site.ts';
import { drawLogo } from './logo.ts';

const types: Record<string, string> = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/** `/assets/PATH`: the style sheets and scripts of this folder; `/logo/NAME.svg`. */
export function serveAsset(path: string): SiteResponse | null {
  const logo = /^\/logo\/([a-z0-9-]+)\.svg$/.exec(path)?.[1];
  if (logo) return respondWith(drawLogo(logo), 'image/svg+xml');
  const [, file = '', extension = ''] = /^\/assets\/((?:[a-z-]+\/)*[a-z-]+\.(css|js))$/.exec(path) ?? [];
  return file ? respondWith(readOrNull(file), types[extension] ?? 'text/plain') : null;
}

function respondWith(body: string | null, type: string): SiteResponse | null {
  return body === null ? null : { status: 200, headers: { 'content-type': type }, body };
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');
  } catch {
    return null;
  }
}
