import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importRules } from './import-rules';
import { findCircle, folderOf, type Import, importsOf, packagesOf, reachedByValue, sourceFiles } from './imports';

const files = sourceFiles();
const imports = importsOf(files);

/** What folders of one room import of each other. */
interface FolderPair {
  room: string;
  from: string;
  to: string;
  imports: Import[];
}

function pairsOf(room: string): FolderPair[] {
  const edges = imports.flatMap((edge) => {
    const [from, to] = [folderOf(room, edge.from), folderOf(room, edge.to)];
    return from === null || to === null || from === to ? [] : [{ from, to, edge }];
  });
  return [...Map.groupBy(edges, ({ from, to }) => `${from} ${to}`).values()].map((group) => ({
    room,
    from: group[0]?.from ?? '',
    to: group[0]?.to ?? '',
    imports: group.map(({ edge }) => edge),
  }));
}

/** The folders a folder may import, and those it may import types of. */
function allowed(room: string, folder: string): { values: string[]; types: string[] } {
  const names = (importRules[room]?.[folder] ?? '').split(' ').filter(Boolean);
  const types = names.filter((name) => name.startsWith('~')).map((name) => name.slice(1));
  return { values: names.filter((name) => !name.startsWith('~')), types };
}

function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

const rooms = Object.keys(importRules);
const pairs = rooms.flatMap(pairsOf);

describe('the house', () => {
  it.each(pairs)('$room: $from may import $to', ({ room, from, to, imports: edges }) => {
    const { values, types } = allowed(room, from);
    const isForbidden = ({ isTypeOnly }: Import) => !values.includes(to) && !(isTypeOnly && types.includes(to));
    expect(edges.filter(isForbidden)).toEqual([]);
  });

  it.each(rooms)('%s: has a rule for each of its folders, and none that nothing uses', (room) => {
    const folders = [...new Set(files.flatMap((file) => folderOf(room, file) ?? []))].sort();
    const used = pairs.filter((pair) => pair.room === room).map(({ from, to }) => `${from} ${to}`);
    const ruled = Object.keys(importRules[room] ?? {}).flatMap((from) => {
      const { values, types } = allowed(room, from);
      return [...values, ...types].map((to) => `${from} ${to}`);
    });
    expect(Object.keys(importRules[room] ?? {}).sort()).toEqual(folders);
    expect(ruled.sort()).toEqual(used.sort());
  });

  it('has rules for every room that holds folders', () => {
    const folders = new Set(files.filter((file) => file.startsWith('src/')).flatMap(foldersAbove));
    const parents = new Set([...folders].map((folder) => dirname(folder)).filter((folder) => folder !== '.'));
    expect(rooms.toSorted()).toEqual([...parents].sort());
  });

  it.each(rooms)('%s: has no circle of folders', (room) => {
    expect(findCircle(pairs.filter((pair) => pair.room === room))).toBeNull();
  });

  it('has no circle of files', () => {
    expect(findCircle(imports)).toBeNull();
  });

  it('keeps zod out of the page, however far imports are followed', () => {
    const reached = reachedByValue('entrypoints/page.ts', imports);
    expect(reached.size).toBeGreaterThan(300);
    expect([...reached].filter((file) => packagesOf(file).includes('zod'))).toEqual([]);
  });

  it('has no folder or file named after nothing', () => {
    const vague = /(^|[/-])(utils?|helpers?|managers?|services?|common)([./-]|$)/;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });

  it('has no two files of one name', () => {
    // Each language of the lexicon has the same topics.
    const named = files.filter((file) => !file.startsWith('src/language/lexicon/'));
    const byName = Map.groupBy(named, (file) => basename(file));
    expect([...byName.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it('has no file above 250 lines', () => {
    const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
    expect(files.filter((file) => lines(file) > 250)).toEqual([]);
  });
});
