import type { QueuedAction } from '@/domain/goal/queued-action';
import { fold } from '@/language/fold/fold';
import type { SnapshotElement } from '@/page-api/snapshot-requests';
import { asQueued } from './decide-actions';
import type { Pursuit } from './goal-ports';

/** `name: Kai`: what an earlier action of the list brings up, and has no address before. */
const namePattern = /^name: ?(.+)$/;

/** Looks for what comes up late, and ms between them at most: suggestions and menus wait for a pause. */
const waiting = { looks: 3, mostMs: 600 };

export const isByName = ({ action }: QueuedAction): boolean => namePattern.test(action.target ?? '');

/** What is named is looked for when its turn comes. */
export async function withAddress(pursuit: Pursuit, queued: QueuedAction): Promise<QueuedAction | { problem: string }> {
  const { target } = queued.action;
  if (target === null || !isByName(queued)) return queued;
  const found = await findByName(pursuit, target);
  return 'problem' in found ? found : asQueued(pursuit, { ...queued.action, target: found.ref }, found.text);
}

/** With the page's text in which it stands. */
interface Found {
  ref: string;
  text: string;
}

/** The ref of the one element that a target names; why there is none, in a sentence, if there is not exactly one. */
export async function findByName({ tab }: Pursuit, target: string): Promise<Found | { problem: string }> {
  const [, name = ''] = namePattern.exec(target.trim()) ?? [];
  for (let look = 1; ; look += 1) {
    const { elements, text } = await tab.snapshot(null);
    const [found, ...others] = namedBest(elements, name);
    if (found && others.length === 0) return { ref: found.ref, text };
    if (found) return { problem: `${others.length + 1} things are called ${name}: use an address.` };
    if (look === waiting.looks) return { problem: `Nothing is called ${name}.` };
    await tab.awaitNews(waiting.mostMs, null);
  }
}

/** Called exactly so; else so but for case and signs; else those whose name holds the words. */
export function namedBest(elements: readonly SnapshotElement[], name: string): SnapshotElement[] {
  const wanted = fold(name);
  const ways = [
    (own: string) => own === name.trim(),
    (own: string) => wanted !== '' && fold(own) === wanted,
    (own: string) => wanted !== '' && fold(own).includes(wanted),
  ];
  const found = ways.map((isMeant) => elements.filter((element) => isMeant(element.name)));
  return found.find(({ length }) => length > 0) ?? [];
}
