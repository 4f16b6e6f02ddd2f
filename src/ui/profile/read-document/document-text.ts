/** What a document says, as far as its layout tells. */
export interface DocumentText {
  /** Empty where the document leaves room. Columns are parted by tabs. */
  lines: string[];
  /** Addresses behind the text. */
  links: string[];
}
