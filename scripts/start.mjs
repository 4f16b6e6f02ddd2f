// `npm start`: from a fresh clone to Jobtrail discovering the sample board in a real Chromium.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium, ensurePackages, environment, root, runOrExit, say } from './setup.mjs';

ensurePackages();
const CHROME_PATH = await ensureChromium();
say('Building the extension …');
runOrExit('npx', ['wxt', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'node'),
  [join(root, 'scripts', 'run-typescript.mjs'), 'scripts/demo/main.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...environment, CHROME_PATH } },
);
process.exit(status ?? 1);
