import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** One import of a source file by another. */
export interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

/** All files of the program, from the root down. */
export function sourceFiles(): string[] {
  return readdirSync('.', { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(src|entrypoints)\/.*\.tsx?$/.test(path))
    .filter((path) => !path.startsWith('src/locales/'));
}

export function importsOf(files: readonly string[]): Import[] {
  const known = new Set(files);
  return files.flatMap((from) =>
    statementsOf(from).flatMap(({ specifier, isTypeOnly }) => {
      const to = resolveImport(from, specifier, known);
      return to === null ? [] : [{ from, to, isTypeOnly }];
    }),
  );
}

/** The packages whose values a file imports. */
export function packagesOf(file: string): string[] {
  return statementsOf(file)
    .filter(({ specifier, isTypeOnly }) => !isTypeOnly && /^[^.#]/.test(specifier) && !specifier.startsWith('@/'))
    .map(({ specifier }) => specifier);
}

interface Statement {
  specifier: string;
  isTypeOnly: boolean;
}

function statementsOf(file: string): Statement[] {
  const source = readFileSync(file, 'utf8');
  const statements = source.matchAll(
    /(?:^|\n)(?:import|export)\s+(type\s)?([^'";]*?)from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import '([^']+)'/g,
  );
  return [...statements].map(([, typeWord, names = '', named, dynamic, bare]) => ({
    specifier: named ?? dynamic ?? bare ?? '',
    isTypeOnly: Boolean(typeWord) || (names.includes('{') && namesIn(names).every((name) => name.startsWith('type '))),
  }));
}

function namesIn(clause: string): string[] {
  return clause
    .replace(/[{}\n]/g, ' ')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function resolveImport(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  const path = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? relative('.', normalize(join(dirname(from), specifier)))
      : null;
  return path === null ? null : ([path, `${path}.ts`, `${path}.tsx`].find((file) => known.has(file)) ?? null);
}

/** The folder of a room that holds a file; `.` if it stands in the room itself, null if it is of another room. */
export function folderOf(room: string, file: string): string | null {
  if (!file.startsWith(`${room}/`)) return null;
  const [folder = '', ...rest] = file.slice(room.length + 1).split('/');
  return rest.length === 0 ? '.' : folder;
}

/** What a file needs to run: itself, and all it imports by value, and so on. */
export function reachedByValue(start: string, imports: readonly Import[]): Set<string> {
  const byFile = Map.groupBy(imports, ({ from }) => from);
  const reached = new Set([start]);
  for (const file of reached) for (const { to, isTypeOnly } of byFile.get(file) ?? []) if (!isTypeOnly) reached.add(to);
  return reached;
}

/** One circle, first to last, or null. */
export function findCircle(edges: readonly { from: string; to: string }[]): string[] | null {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const visit = (node: string, path: string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const { to } of targets.get(node) ?? []) {
      const circle = visit(to, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of targets.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return null;
}
