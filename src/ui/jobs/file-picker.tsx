import type { RefObject } from 'react';

interface FilePickerProps {
  /** Clicked by whoever wants a file to be picked. */
  input: RefObject<HTMLInputElement | null>;
  onPick: (file: File) => void;
}

/** The browser's own way to pick a CSV or JSON file; it is reached through a menu or button of ours. */
export function FilePicker({ input, onPick }: FilePickerProps) {
  return (
    <input
      ref={input}
      type="file"
      accept=".csv,.json,text/csv,application/json"
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
