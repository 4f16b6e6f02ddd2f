import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importRules } from './import-rules';

const files = readdirSync('.', { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(src|entrypoints)\/.*\.tsx?$/.test(path))
  .filter((path) => !path.startsWith('src/locales/'));

interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

const imports = files.flatMap(importsOf);

describe('the house', () => {
  it.each(imports.filter(({ from, to }) => folderOf(from) !== folderOf(to)))('$from may import $to', (edge) => {
    const rule = importRules[folderOf(edge.from)];
    expect(rule, `${folderOf(edge.from)} has no row in tests/import-rules.ts`).toBeDefined();
    const isAllowed =
      rule?.any.includes(folderOf(edge.to)) || (edge.isTypeOnly && rule?.types.includes(folderOf(edge.to)));
    expect(isAllowed, `${folderOf(edge.from)}/ may not import ${folderOf(edge.to)}/`).toBe(true);
  });

  it('keeps zod and the schemas out of the page', () => {
    const schemaFiles = files.filter(
      (file) => file.startsWith('src/domain/') && /from 'zod'/.test(readFileSync(file, 'utf8')),
    );
    const values = imports.filter(
      ({ from, to, isTypeOnly }) => from.startsWith('src/page/') && schemaFiles.includes(to) && !isTypeOnly,
    );
    expect(values).toEqual([]);
  });

  it('has no import circle', () => {
    expect(findCircle(imports)).toBeNull();
  });

  it('has no folder or file named after nothing', () => {
    expect(files.filter((file) => /(^|[/-])(utils?|helpers?|managers?|services?|common)([./-]|$)/.test(file))).toEqual(
      [],
    );
  });
});

function folderOf(file: string): string {
  const [top, second] = file.split('/');
  return top === 'src' ? `src/${second}` : String(top);
}

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const statements = source.matchAll(
    /(?:^|\n)(import|export)\s+(type\s)?([^'";]*?)from\s+'([^']+)'|import\('([^']+)'\)/g,
  );
  return [...statements].flatMap(([, , typeWord, names, named, dynamic]) => {
    const to = resolveImport(file, named ?? dynamic ?? '');
    const areAllTypes = names?.includes('{') && namesIn(names).every((name) => name.startsWith('type '));
    return to ? [{ from: file, to, isTypeOnly: Boolean(typeWord) || Boolean(areAllTypes) }] : [];
  });
}

function namesIn(clause: string): string[] {
  return clause
    .replace(/[{}\n]/g, ' ')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function resolveImport(from: string, specifier: string): string | null {
  const path = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? relative('.', normalize(join(dirname(from), specifier)))
      : null;
  if (!path) return null;
  return files.find((file) => file === path || file === `${path}.ts` || file === `${path}.tsx`) ?? null;
}

/** The files of one import circle, first to last, or null. */
function findCircle(edges: Import[]): string[] | null {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const { to } of targets.get(file) ?? []) {
      const circle = visit(to, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of targets.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}
