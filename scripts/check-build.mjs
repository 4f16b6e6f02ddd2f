// Builds twice and compares every byte: what is reviewed must be what is shipped. Then weighs what every page and every start has to load.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from './setup.mjs';

/** Bytes. Whoever passes one says in its commit what for. */
const budgets = { 'page.js': 2_200_000, 'background.js': 1_495_000 };

const output = join(root, '.output', 'chrome-mv3');

function build() {
  execFileSync('npx', ['wxt', 'build'], { cwd: root, stdio: 'ignore', env: environment });
  const files = readdirSync(output, { recursive: true }).filter((file) => statSync(join(output, file)).isFile());
  return new Map(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(output, file)))
        .digest('hex'),
    ]),
  );
}

const first = build();
const second = build();
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
if (differing.length > 0) {
  console.error(`These files differ between two builds: ${differing.join(', ')}`);
  process.exit(1);
}
const heavy = Object.entries(budgets).filter(([file, most]) => statSync(join(output, file)).size > most);
for (const [file, most] of heavy) {
  console.error(`${file} has ${statSync(join(output, file)).size} bytes, more than its budget of ${most}.`);
}
if (heavy.length > 0) process.exit(1);
