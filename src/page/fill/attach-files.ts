import { findTarget } from '@/page/dom/refs/find-target';
import { dispatchChangeEvents } from '@/page/dom/tree/dispatch-change-events';
import { hasTakenFile, rememberFileGiven } from '@/page/form/files-given';

import type { FileAttaching, FilesRequest } from '@/page-api/fill-requests';
import { nextTask } from '@/std/sleep';

import { watchFileAcceptance } from './file-acceptance';
import { watchField } from './fillers/watch-field';
import { keepGround } from './grounds/watch-grounds';
import { waitUntilUsable } from './input/wait-until-usable';
import { isStillAsked } from './visibility/last-read-form';
import { mayFill } from './watch/may-fill';

/** Gives files to a file field, visible or not, as choosing them would; without such a field they are dropped on the element. */
export async function attachFiles({ controls, files }: FilesRequest): Promise<FileAttaching> {
  const { selector } = controls;
  const isAsked = await isStillAsked({ ...controls, options: null });
  const element = isAsked ? findTarget({ selector }) : null;
  if (!element) return { outcome: 'gone', shown: '' };
  const made = files.map(({ name, type, bytes }) => new File([new Uint8Array(bytes)], name, { type }));
  // It may have been sent at once: it is never chosen again, whatever the field is called by now.
  const isTaken = files.some(({ name }) => hasTakenFile(element, name));
  if (isTaken || !mayFill(element) || !takes(element, made)) return { outcome: 'refused', shown: '' };
  if (!(await waitUntilUsable(() => findTarget({ selector }), 'file'))) return { outcome: 'hidden', shown: '' };
  const watch = watchField(controls);
  const data = new DataTransfer();
  for (const file of made) data.items.add(file);
  const verdict = watchFileAcceptance(
    selector,
    files.map(({ name }) => name),
  );
  // Before the page hears of it: it may take the field away at once.
  rememberFileGiven(
    element,
    files.map(({ name }) => name),
  );
  if (element instanceof HTMLInputElement) choose(element, data);
  else drop(element, data);
  // The page learns of a file at once, and may take long to react.
  await nextTask();
  const isSame = await watch.holds();
  const end = isSame ? await verdict() : null;
  if (!end || !(await watch.holds())) return { outcome: 'refused', shown: '' };
  keepGround(controls);
  return end;
}

function takes(element: Element, files: readonly File[]): boolean {
  if (files.length === 0) return false;
  if (!(element instanceof HTMLInputElement)) return true;
  if (element.type !== 'file' || (files.length > 1 && !element.multiple)) return false;
  return files.every((file) => accepts(element.accept, file));
}

function choose(input: HTMLInputElement, data: DataTransfer): void {
  input.files = data.files;
  dispatchChangeEvents(input);
}

function drop(zone: Element, dataTransfer: DataTransfer): void {
  for (const type of ['dragenter', 'dragover', 'drop']) {
    zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer }));
  }
}

/** Whether a file field takes a file, by its `accept`: extensions (`.pdf`) and types (`image/*`). Without one it takes all. */
function accepts(accept: string, { name, type }: Pick<File, 'name' | 'type'>): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  const isOf = (kind: string) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : kind === type.toLowerCase() || kind === '*';
  };
  return kinds.length === 0 || kinds.some(isOf);
}
