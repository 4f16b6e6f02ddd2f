import { describe, expect, it } from 'vitest';
import { withoutArrangement } from '@/jobs/text-kind/without-arrangement';
import { withoutDistance } from '@/jobs/text-kind/without-distance';

describe('a place beside how one works there', () => {
  it.each([
    ['On-site (Hanoi)', 'Hanoi'],
    ['Graz / Hybrid', 'Graz'],
    ['東京都千代田区東神田／ハイブリッド', '東京都千代田区東神田'],
    ['Hybrid - Pune, Chennai', 'Pune, Chennai'],
    ['On-site: Leeds', 'Leeds'],
    ['Hybrid - On-site', 'Hybrid - On-site'],
    ['Remote - Pune', 'Remote - Pune'],
    ['Stoke-on-Trent - Hanley', 'Stoke-on-Trent - Hanley'],
    ['Remote (Germany)', 'Remote (Germany)'],
    ['Remote / Hialeah, FL', 'Remote / Hialeah, FL'],
    ['Berlin (Mitte)', 'Berlin (Mitte)'],
    ['Leeds / York', 'Leeds / York'],
  ])('“%s” is “%s”', (text, place) => {
    expect(withoutArrangement(text)).toBe(place);
  });

  it('is told without the walk from its station', () => {
    expect(withoutDistance('東京都千代田区（馬喰町駅 徒歩2分）')).toBe('東京都千代田区');
  });
});
