// Sets the machine up, then runs a TypeScript program of the project: node scripts/run-with-setup.mjs tests/score/main.ts …
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium, ensurePackages, ensurePrepared, environment, root } from './setup.mjs';

ensurePackages();
ensurePrepared();
const CHROME_PATH = await ensureChromium();
const [program, ...args] = process.argv.slice(2);
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'node'),
  [join(root, 'scripts', 'run-typescript.mjs'), program, ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, CHROME_PATH },
  },
);
process.exit(status ?? 1);
