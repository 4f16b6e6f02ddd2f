import { lettersAndDigits } from './compact-text';
import { type FileParts, partsOfFile } from './file-parts';
import type { RequestPart } from './request-parts';

/** The files attached to the form, told apart from what a page generates from the answers. */
export interface AttachedFiles {
  readonly isAny: boolean;
  add(name: string, bytes: Uint8Array | null): void;
  /** Whether a part is one of them, by its name and the visible bytes. */
  isChosen(part: RequestPart): boolean;
  /** Whether an entire body is one of them. */
  isBody(body: string): boolean;
  /** Whether a text holds a part of one: a page may send it piece by piece, or written otherwise. */
  isPartIn(text: string): boolean;
  hasName(name: string): boolean;
  withoutNames(text: string): string;
  /** Whether a text names one: what somebody calls a document often tells who they are. */
  isNamedIn(text: string): boolean;
}

interface File {
  name: string;
  /** As in request bodies: bytes that are not text are lost on both sides alike. */
  text: string | null;
  parts: FileParts | null;
}

export function createAttachedFiles(): AttachedFiles {
  const files: File[] = [];
  const names: string[] = [];
  const isText = (text: string, name: string | null) =>
    files.some((file) => (name === null || file.name === name) && (file.text === null || file.text === text));
  return {
    get isAny() {
      return files.length > 0;
    },
    add(name, bytes) {
      files.push({
        name,
        text: bytes === null ? null : new TextDecoder().decode(bytes),
        parts: bytes && partsOfFile(bytes),
      });
      names.push(name, encodeURIComponent(name));
    },
    isChosen: ({ file, value }) => file !== undefined && isText(value, file),
    isBody: (body) => isText(body, null),
    isPartIn: (text) => files.some(({ parts }) => parts?.isIn(text)),
    hasName: (name) => files.some((file) => file.name === name),
    isNamedIn: (text) => {
      const compact = lettersAndDigits(text);
      return files.some(({ name }) => isTelling(name) && compact.includes(lettersAndDigits(name)));
    },
    withoutNames: (text) => names.reduce((rest, name) => rest.replaceAll(name, ' '), text),
  };
}

/** "cv.pdf" names nobody. */
const isTelling = (name: string): boolean => lettersAndDigits(name.replace(/\.\w{1,5}$/, '')).length >= shortestName;
const shortestName = 8;
