import type { RefObject } from 'react';

interface FilePickerProps {
  /** Clicked to open the picker. */
  input: RefObject<HTMLInputElement | null>;
  /** Extensions and media types, as in the attribute. */
  accept: string;
  onPick: (file: File) => void;
}

/** The browser's own file picker, opened by a menu or button of ours. */
export function FilePicker({ input, accept, onPick }: FilePickerProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={accept}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onPick(file);
        // So that the same file can be picked again.
        target.value = '';
      }}
    />
  );
}
