import type { FieldConcept } from '@/language/match/field-concept';

/** How to contact somebody. */
export const contactAsks: readonly FieldConcept[] = [
  { key: 'email', words: 'contact.email' },
  { key: 'tel-country-code', words: 'contact.telCountryCode' },
  { key: 'tel-area-code', words: 'contact.telAreaCode' },
  { key: 'tel-extension', words: 'contact.telExtension' },
  { key: 'tel-local-prefix', words: 'contact.telLocalPrefix' },
  { key: 'tel-local-suffix', words: 'contact.telLocalSuffix' },
  { key: 'tel', words: 'contact.tel' },
];
