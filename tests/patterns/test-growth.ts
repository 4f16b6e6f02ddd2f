import { describe, expect, it } from 'vitest';
import { writtenPatterns } from './collect';
import { commonPumps, pumpsOf } from './pumps';

/** Everything pure that may be given a text of somebody else. Modules that need a page or a browser do nothing without one. */
const modules = import.meta.glob<Record<string, unknown>>([
  '../../src/{domain,forms,jobs,language,page,rules,safety,std,url}/**/*.ts',
  '../../src/ui/profile/read-document/*.ts',
]);

type Reader = (text: string) => unknown;

/** Milliseconds that nobody notices, at the longest text below: time is taken more closely only above. */
const unnoticed = 300;
/** Milliseconds for the longest. */
const most = 3_000;
const lengths = [60, 1_000, 8_000, 32_000];
/** More than twice the time for twice the text, with room for a busy machine. */
const mostGrowth = 2.7;

function textOf(pump: string, length: number): string {
  return `x ${pump.repeat(Math.ceil(length / pump.length))}\u0000!`;
}

function timeOf(read: Reader, text: string): number {
  // Of this process alone: others that share the machine count for nothing.
  const start = process.cpuUsage().user;
  try {
    read(text);
  } catch {}
  return (process.cpuUsage().user - start) / 1000;
}

const least = (read: Reader, text: string) => Math.min(...[1, 2, 3].map(() => timeOf(read, text)));

/** The time for each length where it grows faster than the text; null where it does not. */
function growthOf(read: Reader, pump: string): number[] | null {
  for (const length of lengths) {
    const took = timeOf(read, textOf(pump, length));
    if (took < unnoticed) continue;
    const times = [length / 4, length / 2, length].map((each) => least(read, textOf(pump, each)));
    const [first = 0, second = 0, third = 0] = times;
    if (third > unnoticed && second > first * mostGrowth && third > second * mostGrowth) return times;
    if (third > most) return times;
  }
  return null;
}

/** A function of one argument that takes a text without complaint. */
function isReader(exported: unknown): exported is Reader {
  if (typeof exported !== 'function' || exported.length !== 1) return false;
  try {
    const answer: unknown = exported('Senior engineer, Berlin');
    if (answer instanceof Promise) answer.catch(() => undefined);
    return !(answer instanceof Promise) && typeof answer !== 'function';
  } catch {
    return false;
  }
}

const patterns = Map.groupBy(writtenPatterns(), ({ from }) => from);
const readers: [name: string, path: string, read: Reader][] = [];
for (const [path, load] of Object.entries(modules)) {
  const exported = await load().catch(() => ({}));
  for (const [name, each] of Object.entries(exported)) {
    if (isReader(each)) readers.push([name, path.replace('../../src/', ''), each]);
  }
}

/** Tests that no reader takes more than twice the time for twice the text; each with one of so many texts, another share for each. */
export function testGrowth(oneIn: number): void {
  describe('the time that readers take', () => {
    it('is taken of many', () => {
      expect(readers.length).toBeGreaterThan(150);
    });

    it.each(readers.map((reader, place) => [...reader, place] as const))(
      'grows with the text at most: %s (%s)',
      (_, path, read, place) => {
        const pumps = new Set([...commonPumps, ...(patterns.get(path) ?? []).flatMap(pumpsOf)]);
        const slow = [...pumps].flatMap((pump, index) => {
          if ((index + place) % oneIn !== 0) return [];
          const times = growthOf(read, pump);
          return times ? [{ pump, times: times.map(Math.round) }] : [];
        });
        expect(slow).toEqual([]);
      },
    );
  });
}
