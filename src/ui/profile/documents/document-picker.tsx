import type { RefObject } from 'react';
import { documentMediaTypes } from '@/domain/document';
import { FilePicker } from '../../parts/file-picker';

interface DocumentPickerProps {
  /** Clicked by whoever wants a document to be picked. */
  input: RefObject<HTMLInputElement | null>;
  onPick: (file: File) => void;
}

const accepted = ['.pdf', '.docx', ...Object.values(documentMediaTypes)].join();

/** The browser's own way to pick a document. */
export const DocumentPicker = (props: DocumentPickerProps) => <FilePicker accept={accepted} {...props} />;
