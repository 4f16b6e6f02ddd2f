import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../imports';

const files = sourceFiles();
const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

/** A file as a comment names it: by its name, or by the end of its path. */
const isThere = (name: string): boolean => files.some((file) => file === name || file.endsWith(`/${name}`));

describe('a comment', () => {
  it('names no file that is gone', () => {
    const gone = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(isComment)
        .flatMap((line) => line.match(/[\w-][\w./-]*\.tsx?\b/g) ?? [])
        .filter((name) => !isThere(name) && !name.startsWith('tests/'))
        .map((name) => `${file}: ${name}`),
    );
    expect(gone).toEqual([]);
  });
});
