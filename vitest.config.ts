import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** On a machine that others share a browser may be slower than any patience: what fails there is tried once more, and said to be. */
const retry = process.env.CI ? 1 : 0;

const alias = { '@/': fileURLToPath(new URL('./src/', import.meta.url)) };

/** `unit` needs nothing, `browser` a Chromium, `faults` is the long suite of its own script: kills and scale, whole runs on every site, and what is tested of the test sites themselves. */
export default defineConfig({
  resolve: { alias },
  test: {
    // Two cores; and projects that run at the same time must agree.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
          // Two hundred files read the same modules: each in a worker of its own took twice as long (2026-11-22).
          isolate: false,
          // Beside two browsers on two cores a property test takes longer than the five seconds that tests have by default.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/harness/build-extensions.ts'],
          retry,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/{faults,whole-runs,sites}/**/*.test.ts'],
          globalSetup: ['tests/harness/build-extensions.ts'],
          retry,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
