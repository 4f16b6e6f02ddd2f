// Runs the project's checks one after the other and counts what passed, for `npm test` and `npm run test:faults`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root, say } from './setup.mjs';

const reportFolder = join(root, '.jobtrail');

/** A check that either passes or fails as a whole. */
export function runCheck(name, command, args) {
  say(name);
  const start = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment });
  console.log(`  ${status === 0 ? '✓' : '✘'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
}

/** The tests of some vitest projects, counted one by one. A run that dies without a report counts as one failure. */
export function runTests(projects, env = {}) {
  say(`Tests: ${projects.join(', ')}`);
  mkdirSync(reportFolder, { recursive: true });
  const report = join(reportFolder, `tests-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync('npx', [...args, ...projects.flatMap((name) => ['--project', name])], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...env },
  });
  return countOf(report, status);
}

function countOf(report, status) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that fails to load has no tests to count, so the exit code has the last word.
    const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests);
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Prints the closing line and ends the program. */
export function conclude(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
}
