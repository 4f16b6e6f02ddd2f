import { between, type Random } from '../../random.ts';
import type { Level, Salary } from './board-job.ts';

const symbols: Record<string, string> = { EUR: '€', GBP: '£', USD: '$', CHF: 'CHF ' };
const yearlyBase: Record<Level, number> = { entry: 42, mid: 58, senior: 78, lead: 98 };

/** About half of the jobs name their pay; a few by the hour, a few only one figure. */
export function makeSalary(random: Random, level: Level, currency: string): Salary | null {
  const kind = random();
  if (kind > 0.55) return null;
  const symbol = symbols[currency] ?? '';
  if (kind < 0.06) {
    const min = Math.round(yearlyBase[level] / 2.1);
    const max = min + between(random, 3, 9);
    return { text: `${symbol}${min}/hr - ${symbol}${max}/hr`, min, max, currency, unit: 'HOUR' };
  }
  const min = yearlyBase[level] + between(random, 0, 12);
  const max = min + between(random, 6, 24);
  const [low, high] = [min * 1000, max * 1000];
  if (kind < 0.12) return { text: `${symbol}${min}K/yr`, min: low, max: low, currency, unit: 'YEAR' };
  if (kind < 0.2) {
    const text = `${symbol}${low.toLocaleString('en-GB')} – ${symbol}${high.toLocaleString('en-GB')} a year`;
    return { text, min: low, max: high, currency, unit: 'YEAR' };
  }
  return { text: `${symbol}${min}K/yr - ${symbol}${max}K/yr`, min: low, max: high, currency, unit: 'YEAR' };
}
