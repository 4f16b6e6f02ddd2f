import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { SiteResponse } from '../site.ts';

/** Scripts of the forms that are made in the browser, by the name of the form. */
const entries = { selects: 'selects/client.tsx', buttons: 'buttons/client.tsx', blur: 'blur/client.tsx' };

let built: Promise<Map<string, string>> | undefined;

/** A script or style sheet of a form, put together with its libraries when the first one is asked for; null where there is none. */
export async function bundledAsset(name: string): Promise<SiteResponse | null> {
  built ??= bundle();
  const body = (await built).get(name);
  if (body === undefined) return null;
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}

async function bundle(): Promise<Map<string, string>> {
  const input = Object.entries(entries).map(([name, path]) => [name, fileURLToPath(new URL(path, import.meta.url))]);
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    // Beside a test runner the mode would be its own, and the libraries those of a developer.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: Object.fromEntries(input),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  if (!('output' in result)) throw new Error('the forms were not bundled as one');
  return new Map(result.output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : String(part.source)]));
}
