import { startSites } from './server.ts';

// A program for a parent process: it ends with its parent, whose end closes stdin.
const sites = await startSites();
console.log(`listening ${sites.origin}`);

async function end(): Promise<void> {
  await sites.close();
  process.exit(0);
}
process.once('SIGTERM', () => void end());
process.stdin.once('end', () => void end()).resume();
