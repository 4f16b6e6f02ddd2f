// What the commands need before they can run. Plain Node without packages: on a fresh clone there are none yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');

/** The environment of what is started: the project's own Node first, since wxt and vitest ask for a newer one. */
export const environment = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
};

export function say(sentence) {
  console.log(`• ${sentence}`);
}

/** Runs a command with its output shown; ends the program with its exit code where it fails. */
export function runOrExit(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options });
  if (status === 0) return;
  console.error(`✘ ${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
  process.exit(status ?? 1);
}

/** Installs the packages of the lock file unless they are there already. */
export function ensurePackages() {
  if (arePackagesCurrent()) return;
  say('Installing the packages of package-lock.json (npm ci, about a minute) …');
  runOrExit('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** npm writes its own lock file last, so it is as new as what was installed. */
function arePackagesCurrent() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  return (
    statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs || haveSameVersions(installed)
  );
}

function haveSameVersions(installed) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

/** The types and the configuration that wxt makes: whatever runs TypeScript here reads them, and a fresh clone has none yet. */
export function ensurePrepared() {
  if (!existsSync(join(root, '.wxt', 'tsconfig.json')))
    runOrExit('npx', ['wxt', 'prepare'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The path of a Chromium to run, installed where there is none. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  say('No Chromium found: asking Playwright to install one …');
  const viaPlaywright = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  if (viaPlaywright.status === 0) {
    const installed = await playwrightChromium();
    if (installed) return installed;
  }
  say("That did not work here: installing Debian's chromium package …");
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo'];
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ]) {
    const [command, ...rest] = [...prefix, ...args];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = await findChromium();
  if (installed) return installed;
  console.error(
    '✘ No Chromium could be installed. Install Chrome or Chromium yourself and set CHROME_PATH to its program.',
  );
  process.exit(1);
}

async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`✘ CHROME_PATH names ${named}, but nothing is there. Correct it or unset it.`);
    process.exit(1);
  }
  return (await playwrightChromium()) ?? systemChromium();
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Branded Chrome refuses `--load-extension` since 137, so only Chromium and Chrome for Testing are looked for. */
function systemChromium() {
  const places = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(homedir(), 'Applications/Chromium.app/Contents/MacOS/Chromium'),
  ];
  return places.find((place) => existsSync(place));
}
