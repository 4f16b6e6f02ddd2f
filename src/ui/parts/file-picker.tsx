import type { RefObject } from 'react';

interface FilePickerProps {
  /** Clicked by whoever wants a file to be picked. */
  input: RefObject<HTMLInputElement | null>;
  /** Ends of names and media types, as the attribute takes them. */
  accept: string;
  onPick: (file: File) => void;
}

/** The browser's own way to pick a file; it is reached through a menu or button of ours. */
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
        // The same file may be picked again.
        target.value = '';
      }}
    />
  );
}
