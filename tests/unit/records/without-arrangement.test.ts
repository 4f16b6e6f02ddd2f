import { describe, expect, it } from 'vitest';
import { withoutArrangement } from '@/jobs/text-kind/without-arrangement';
import { withoutDistance } from '@/jobs/text-kind/without-distance';
import { type FindingSource, jobFromFields } from '@/workflows/collect/extraction/found-job';

const found: FindingSource = {
  runId: null,
  searchUrl: 'https://a.example/jobs',
  at: '2026-11-30T08:00:00.000Z',
  search: null,
  source: 'run',
};

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

it('stays whole where it is a part of what alone a job is known again by', () => {
  const read = (fields: object) =>
    jobFromFields({ title: 'Cook', location: 'Hybrid - Pune', ...fields }, found)?.location;
  expect(read({})).toBe('Hybrid - Pune');
  expect(read({ siteJobId: '4180' })).toBe('Pune');
  expect(read({ url: 'https://a.example/jobs/cook' })).toBe('Pune');
});
