import type { z } from 'zod';

/** A stored record that is not what it should be. It is left where it is and passed over. */
export interface Damage {
  store: string;
  problem: string;
}
export type ReportDamage = (damage: Damage) => void;

/** The record if it is sound; else reports it and gives undefined, so that one bad record never hides the others. */
export function readSound<Schema extends z.ZodType>(
  schema: Schema,
  record: unknown,
  store: string,
  report: ReportDamage,
): z.infer<Schema> | undefined {
  const parsed = schema.safeParse(record);
  if (parsed.success) return parsed.data;
  report({
    store,
    problem: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  });
  return undefined;
}

/** The sound ones among the records, in order. */
export function readAllSound<Schema extends z.ZodType>(
  schema: Schema,
  records: readonly unknown[],
  store: string,
  report: ReportDamage,
): z.infer<Schema>[] {
  return records.flatMap((record) => readSound(schema, record, store, report) ?? []);
}
