import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importRules } from '../../import-rules';

const design = 'docs/DESIGN.md';
const pages = [design, 'docs/glossary.md', 'CONTRIBUTING.md'];
const text = readFileSync(design, 'utf8');

/** Cells of the rows of the one table with this head, without the quotes of code. */
function tableWith(head: string): string[][] {
  const lines = text.split('\n');
  const start = lines.indexOf(head);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  const rows = start === -1 ? [] : lines.slice(start + 2, start + length);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const isFolder = (path: string): boolean => statSync(path).isDirectory();
const folders = [...globSync('src/*'), ...globSync('src/*/*')].filter(isFolder).sort();
const described = tableWith('| folder | holds |').map(([folder = '', holds = '']) => ({ folder, holds }));

const listed = (cell: string): string[] => cell.split(', ').filter(Boolean);
const rules = tableWith('| folder | may import | types only |').map(([folder = '', any = '', types = '']) => ({
  folder: folder.replace('src/', ''),
  imported: [...listed(any), ...listed(types).map((name) => `~${name}`)].sort(),
}));

describe('the design', () => {
  it.each(folders)('says what %s holds', (folder) => {
    expect(described.find((row) => row.folder === folder)?.holds).toMatch(/\S/);
  });

  it.each(described)('describes a folder that is there, once: $folder', ({ folder }) => {
    expect(existsSync(folder) && isFolder(folder)).toBe(true);
    expect(described.filter((row) => row.folder === folder)).toHaveLength(1);
  });

  it('has the import rules as they are kept', () => {
    const kept = Object.entries(importRules.src ?? {}).map(([folder, imported]) => ({
      folder,
      imported: imported.split(' ').filter(Boolean).sort(),
    }));
    expect(rules.toSorted((a, b) => (a.folder < b.folder ? -1 : 1))).toEqual(kept);
  });
});

const topFile = /^(?:package|tsconfig|biome|knip)\.json$|^(?:wxt|vitest)\.config\.ts$/;

describe.each(pages)('%s', (page) => {
  const source = readFileSync(page, 'utf8');
  const named = [...source.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(' '))
    .filter((word) => /^(?:src|tests|entrypoints|docs|scripts)\/[\w./-]+$/.test(word) || topFile.test(word));
  const linked = [...source.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => join(dirname(page), path));

  it.each([...new Set([...named, ...linked])])('names what is there: %s', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  it('names files at all', () => {
    expect(named.length).toBeGreaterThan(10);
  });
});

it.each(pages)('README.md links to %s', (page) => {
  expect(readFileSync('README.md', 'utf8')).toContain(`](${page})`);
});
