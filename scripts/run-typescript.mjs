// Runs a TypeScript module with the project's import alias: node scripts/run-typescript.mjs FILE [ARGUMENTS]
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './setup.mjs';

const [program] = process.argv.splice(2, 1);
await runnerImport(join(root, program), {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@/': `${root}/src/` } },
});
