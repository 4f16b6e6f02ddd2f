import { foldText } from '../names/fold-text';

/** Text as it flows until something ends it: `add` while it goes on, `end` to hand over what there is. */
export interface TextRun {
  add(text: string): void;
  end(): void;
}

/** Gathers text nodes and hands each run over as one folded text; runs without a letter or digit are decoration. */
export function startTextRun(take: (text: string) => void): TextRun {
  let pieces: string[] = [];
  return {
    add(text) {
      pieces.push(text);
    },
    end() {
      if (pieces.length === 0) return;
      const text = foldText(pieces.join(''));
      pieces = [];
      if (/[\p{L}\p{N}]/u.test(text)) take(text);
    },
  };
}
