import type { RefObject } from 'react';
import { documentMediaTypes } from '@/domain/document';

interface DocumentPickerProps {
  /** Clicked by whoever wants a document to be picked. */
  input: RefObject<HTMLInputElement | null>;
  onPick: (file: File) => void;
}

const accepted = ['.pdf', '.docx', ...Object.values(documentMediaTypes)].join();

/** The browser's own way to pick a document. */
export function DocumentPicker({ input, onPick }: DocumentPickerProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={accepted}
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
