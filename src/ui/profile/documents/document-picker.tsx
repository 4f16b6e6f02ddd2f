import type { RefObject } from 'react';
import { documentMediaTypes } from '@/domain/document';
import { FilePicker } from '../../parts/file-picker';

interface DocumentPickerProps {
  /** Clicked to pick a document. */
  input: RefObject<HTMLInputElement | null>;
  onPick: (file: File) => void;
}

const accepted = ['.pdf', '.docx', ...Object.values(documentMediaTypes)].join();

/** The browser's own file picker, for documents. */
export const DocumentPicker = (props: DocumentPickerProps) => <FilePicker accept={accepted} {...props} />;
