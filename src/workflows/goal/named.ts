import type { ActionElement } from '@/domain/goal/micro-action';
import { fold } from '@/language/fold/fold';
import type { SnapshotElement } from '@/page-api/snapshot-requests';

/** What its user reads of it: its name, else what it is and where it stands. */
export function calledIn(element: ActionElement | null): string {
  return element?.name || (element?.place ?? '');
}

/** `name: Kai`: what an earlier action of the list brings up, and has no address before. */
const namePattern = /^name: ?(.+)$/;

/** The name by which a target is meant; null if it is an address. */
export function nameIn(target: string | null): string | null {
  return namePattern.exec(target?.trim() ?? '')?.[1] ?? null;
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
