import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** A screen that nobody sees, for what only a real window has: its menus, its keyboard, its mouse. */
export interface Screen {
  /** Of X, as `:99`. */
  display: string;
  rightClick(point: { x: number; y: number }): void;
  /** Presses keys one after the other, by the names that X has for them. */
  press(...keys: string[]): void;
  close(): Promise<void>;
}

const programs = ['Xvfb', 'openbox', 'xdotool'];

/** The programs that such a screen needs and that are not here. */
export function missingPrograms(): string[] {
  return programs.filter((program) => spawnSync('which', [program]).status !== 0);
}

export async function startScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${await firstLine(server)}`;
  const env = { ...process.env, DISPLAY: display };
  // Without a window manager no window gets the keyboard.
  const windows = spawn('openbox', [], { stdio: 'ignore', env });
  const act = (...args: string[]) => void execFileSync('xdotool', args, { env });
  return {
    display,
    rightClick: ({ x, y }) => act('mousemove', String(Math.round(x)), String(Math.round(y)), 'click', '3'),
    press: (...keys) => act('key', '--delay', '150', ...keys),
    close: async () => {
      await end(windows);
      await end(server);
    },
  };
}

/** Xvfb takes a number that is free, and says which. */
async function firstLine({ stdio: [, , , channel] }: ChildProcess): Promise<string> {
  if (!(channel instanceof Readable)) throw new Error('Xvfb has no channel to say its number over.');
  const [written]: Buffer[] = await once(channel, 'data');
  return String(written).trim();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
