import type { z } from 'zod';

/** An invalid stored record. It is left in place and skipped. */
export interface DamagedRecord {
  store: string;
  problem: string;
}
export type ReportDamage = (damage: DamagedRecord) => void;

/** The record if it is valid; otherwise reports it and returns undefined, so that one bad record never hides the others. */
export function readValid<Schema extends z.ZodType>(
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

/** The valid records, in order. */
export function readAllValid<Schema extends z.ZodType>(
  schema: Schema,
  records: readonly unknown[],
  store: string,
  report: ReportDamage,
): z.infer<Schema>[] {
  return records.flatMap((record) => readValid(schema, record, store, report) ?? []);
}
