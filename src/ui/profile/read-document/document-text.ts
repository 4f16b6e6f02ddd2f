/** A document's text, as far as its layout shows. */
export interface DocumentText {
  /** Empty lines are gaps in the document. Columns are separated by tabs. */
  lines: string[];
  /** Addresses of links. */
  links: string[];
}
