import { createServer } from 'node:http';
import { type BenchPage, benchPages, type Origins } from './pages';

export interface ServedPages {
  pages: Record<string, BenchPage>;
  /** Where a page is, by its name. */
  urlOf(name: string): string;
  close(): void;
}

/** Serves the bench pages on loopback, under two names so that a frame can come from another site. */
export async function servePages(): Promise<ServedPages> {
  const files = new Map<string, string>();
  const server = createServer(({ url }, response) => {
    const html = files.get(url ?? '');
    response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bench pages are not served');
  const { port } = address;
  const origins: Origins = { own: `http://127.0.0.1:${port}`, other: `http://localhost:${port}` };
  const pages = benchPages(origins);
  for (const [name, { html, inner }] of Object.entries(pages)) {
    files.set(`/${name}`, html);
    for (const [path, part] of Object.entries(inner ?? {})) files.set(path, part);
  }
  return { pages, urlOf: (name) => `${origins.own}/${name}`, close: () => server.close() };
}
