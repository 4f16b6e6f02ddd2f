import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FieldKind } from '@/domain/form/form-field';

/** One thing that applications ask for, in words that people use for it; phrasings stand on a line each. */
export interface Phrasing {
  key: FieldKey;
  kind: FieldKind;
  en: string;
  de: string;
  fr: string;
  es: string;
  it: string;
  nl: string;
}
