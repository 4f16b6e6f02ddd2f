import { toVisibleLine } from '@/language/fold/visible-one-line';

/** Continuous text: `add` while it lasts, `end` to emit it. */
export interface TextRun {
  add(text: string): void;
  end(): void;
}

/** Collects text nodes and emits each run as one folded text; runs without letters or digits are decoration. */
export function startTextRun(take: (text: string) => void): TextRun {
  let pieces: string[] = [];
  return {
    add(text) {
      pieces.push(text);
    },
    end() {
      if (pieces.length === 0) return;
      const text = toVisibleLine(pieces.join(''));
      pieces = [];
      if (/[\p{L}\p{N}]/u.test(text)) take(text);
    },
  };
}
