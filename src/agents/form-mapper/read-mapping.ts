import { FieldKey, isSensitive } from '@/domain/field-key';
import type { FormMapperInput } from './form-mapper-input';
import type { MapFieldsInput } from './map-fields';

/** What a question asks for, as far as a model may decide. */
export interface Mapping {
  field: number;
  key: FieldKey | null;
  /** Number of an answered question. */
  answer: number | null;
}

/** The valid part of an answer: keys and questions that were offered, each question once, and nothing that only the person may say. */
export function readMapping({ mappings }: MapFieldsInput, { fields, keys, answers }: FormMapperInput): Mapping[] {
  const asked = new Set(fields.map(({ number }) => number));
  const offered = new Set<string>(keys.map(({ key }) => key));
  const read: Mapping[] = [];
  for (const { field, key, answer } of mappings) {
    if (!asked.delete(field)) continue;
    const known = key !== null && offered.has(key) ? (FieldKey.safeParse(key).data ?? null) : null;
    const isBarred = known !== null && isSensitive(known);
    const same = answers.some(({ number }) => number === answer) ? answer : null;
    if (!isBarred && (known !== null || same !== null)) read.push({ field, key: known, answer: same });
  }
  return read;
}
