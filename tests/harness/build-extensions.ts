import { execFileSync } from 'node:child_process';
import { buildLab } from './lab';

/** Builds the product and the lab once before the browser tests. */
export function setup(): void {
  execFileSync('npx', ['wxt', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  buildLab();
}
