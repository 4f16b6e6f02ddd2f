import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/threat-model.md', 'utf8');
const named = [
  ...new Set(
    [...page.matchAll(/`((?:src|tests|entrypoints|docs)\/[^`]+|wxt\.config\.ts)`/g)].map(([, path]) => String(path)),
  ),
];
const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.split('|').length === 5);
const promises = rows.filter((line) => !/^\| promise \|/.test(line));

const judges = globSync('src/safety/**/judge-*.ts');

describe('the threat model', () => {
  it.each(judges)('names each judge: %s', (judge) => {
    expect(named).toContain(judge);
  });

  it.each(named)('names a file that is there: %s', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  it.each(promises)('gives each promise a guard and a test: %s', (row) => {
    const [, , guard = '', test = ''] = row.split('|');
    expect(guard).toMatch(/`(?:src|entrypoints|wxt|docs)[^`]*`/);
    expect(test).toMatch(/`tests\/[^`]*`/);
  });
});
