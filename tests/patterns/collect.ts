import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/** A regular expression and where it stands, or which module builds it. */
export interface FoundPattern {
  source: string;
  flags: string;
  from: string;
}

const root = resolve('src');

/** All regular expressions that are written out in the sources. */
export function writtenPatterns(): FoundPattern[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted()
    .flatMap((path) => patternsIn(join(root, path)));
}

function patternsIn(path: string): FoundPattern[] {
  const text = readFileSync(path, 'utf8');
  const { program } = parseSync(path, text);
  const found: FoundPattern[] = [];
  const left: unknown[] = [program];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (Array.isArray(node)) left.push(...node);
    else if (isRecord(node)) {
      const { regex } = node;
      if (isRecord(regex) && typeof regex.pattern === 'string' && typeof regex.flags === 'string') {
        found.push({ source: regex.pattern, flags: regex.flags, from: relative(root, path) });
      } else left.push(...Object.values(node).filter((value) => typeof value === 'object' && value !== null));
    }
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What a module exports, by its path in `src`. */
export type Modules = Record<string, () => Promise<unknown>>;

/**
 * The regular expressions that modules build while they are loaded, or once one of their functions is asked about a text. The caller sees to it
 * that the modules have not been loaded before.
 */
export async function builtPatterns(modules: Modules): Promise<FoundPattern[]> {
  const found = new Map<string, FoundPattern>();
  let from = '';
  const { RegExp: original } = globalThis;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]: [string | RegExp, string | undefined], newTarget) {
      const built: RegExp = Reflect.construct(target, [source, flags], newTarget);
      // What a package builds for itself is asked about short texts only: those that are given to it are bounded.
      const [, , builder = ''] = (new Error().stack ?? '').split('\n');
      if (builder.includes('node_modules')) return built;
      found.set(`${built}`, found.get(`${built}`) ?? { source: built.source, flags: built.flags, from });
      return built;
    },
  });
  try {
    for (const [path, load] of Object.entries(modules)) {
      from = path;
      const exported = await load();
      for (const each of Object.values(isRecord(exported) ? exported : {})) askAbout(each);
    }
  } finally {
    globalThis.RegExp = original;
  }
  return [...found.values()];
}

const askedAbout = 'Apply to 12 of 30 jobs in Berlin for €50k a year, 2024-05-01?';

/** Some patterns are built at the first question. What a function is not made for it may refuse. */
function askAbout(exported: unknown): void {
  if (typeof exported !== 'function' || exported.length > 3) return;
  try {
    const answer: unknown = exported(askedAbout, askedAbout, askedAbout);
    if (answer instanceof Promise) answer.catch(() => undefined);
  } catch {}
}
