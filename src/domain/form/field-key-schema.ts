import { z } from 'zod';
import { contactKeys, ignoredKeys, jobKeys, neverKeys } from './field-keys';

export const FieldKey = z.enum([...contactKeys, ...jobKeys, ...neverKeys, ...ignoredKeys]);
export type FieldKey = z.infer<typeof FieldKey>;
