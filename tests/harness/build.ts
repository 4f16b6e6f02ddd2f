import { execFileSync } from 'node:child_process';

/** Builds the product as it is shipped. */
export function buildProduct(): void {
  build([]);
}

/** Builds the lab extension (tests/lab); about a second. */
export function buildLab(): void {
  build(['-c', 'tests/lab/wxt.config.ts']);
}

/**
 * What runs the tests sets NODE_ENV to something else, and a build that took it over would have React's development parts in it:
 * twice as slow, and not what users get.
 */
function build(args: readonly string[]): void {
  execFileSync('npx', ['wxt', 'build', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
