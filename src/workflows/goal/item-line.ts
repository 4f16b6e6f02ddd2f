import type { CollectedItem } from '@/domain/job/collected-item';

/** What was put aside, on one line: `product: title "Kettle", price "$20"`. */
export function itemLine({ type, data }: Pick<CollectedItem, 'type' | 'data'>): string {
  const fields = Object.entries(data).map(([name, value]) => `${name} ${JSON.stringify(String(value).slice(0, 80))}`);
  return `${type}: ${fields.join(', ')}`;
}
