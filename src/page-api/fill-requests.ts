import { z } from 'zod';
import { type FieldControls, FieldFilling, type FieldValue, type PhoneParts } from '@/domain/form/form-filling';
import { given } from './page-request';

/** What a field is to contain. */
export interface FillRequest {
  controls: FieldControls;
  value: FieldValue;
  /** A telephone number's parts. */
  phone: PhoneParts | null;
  /** What may still be entered: a text is written at most twice, and the second time by trusted keys where they can be had. */
  entering: 'first' | 'second' | 'nothing';
}

/** A trusted input action: press the element, and if there is a text, replace its content with it. */
export const TrustedInput = z.object({ selector: z.string(), text: z.string().nullable() });
export type TrustedInput = z.infer<typeof TrustedInput>;

/** A file to be attached. `type`: MIME. */
export interface FileToAttach {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Files for one file field or dropzone. */
export interface FilesRequest {
  controls: Pick<FieldControls, 'selector' | 'question'>;
  files: FileToAttach[];
}

/** How a form reacted to files. `shown`: how it shows them, or its complaint. */
export const FileAttaching = z.object({
  outcome: z.enum(['attached', 'gone', 'refused', 'hidden']),
  shown: z.string(),
});
export type FileAttaching = z.infer<typeof FileAttaching>;

/** A filled field that had lost its ground. `isEmpty`: read back. */
export const LostGround = z.object({ selector: z.string(), isEmpty: z.boolean() });
export type LostGround = z.infer<typeof LostGround>;

/** Requests that write into fields. Each is answered only within a fill's scope. */
export const fillRequests = {
  /** Enters a value into a field that lacks it, and returns what is committed. Never presses Enter or anything that sends the form. */
  'fill-field': given<FillRequest>().answers(FieldFilling),
  /** Empties a choice, checkbox or file field, as far as its form allows. */
  'clear-field': given<{ controls: FieldControls }>().answers(FieldFilling),
  /** Opens a list, reads the labels of its options and closes it. Empty where it has to be searched. */
  'read-options': given<{ controls: FieldControls }>().answers(z.array(z.string())),
  /** Removes what was put into a field, whatever it is by now. True if nothing of it remains. */
  'take-back': given<{ selector: string }>().answers(z.boolean()),
  /** Takes back what stands in fields that are not what they were filled as. `isLeaving`: the form is about to go on. */
  'take-back-groundless': given<{ isLeaving: boolean }>().answers(z.array(LostGround)),
  /** What only trusted input can still do for a field whose value did not hold; null if nothing. */
  'next-by-hand': given<FillRequest>().answers(TrustedInput.nullable()),
  /** Whether the field of the last such action is unchanged; if not, it is emptied and left alone. */
  'is-still-in-hand': given<null>().answers(z.boolean()),
  /** Gives files to a file field or dropzone and waits for the form's reaction. */
  'attach-files': given<FilesRequest>().answers(FileAttaching),
} as const;
