import { describe, expect, it } from 'vitest';
import { withoutDistance } from '@/jobs/text-kind/without-distance';

describe('a place without a distance', () => {
  it.each([
    ['Lüneburg (0 km)', 'Lüneburg'],
    ['Leeds – 3.2 miles away', 'Leeds'],
    ['Leeds - 12 mi', 'Leeds'],
    ['Lyon · à 5 km', 'Lyon'],
    ['Bremen (ca. 5 km)', 'Bremen'],
    ['Köln, 12,5 km entfernt', 'Köln'],
    ['3 km · Winsen (Luhe)', 'Winsen (Luhe)'],
    ['Winsen (Luhe) (17 km)', 'Winsen (Luhe)'],
    ['Казань (12 км)', 'Казань'],
    ['上海市（3 公里）', '上海市'],
    ['Austin, TX 78701', 'Austin, TX 78701'],
    ['5 Milan Street, Leeds', '5 Milan Street, Leeds'],
    ['Area 51 Miami', 'Area 51 Miami'],
    ['埼玉県さいたま市, JR埼京線「大宮駅」バス19分, 徒歩1分', '埼玉県さいたま市'],
    ['Rio de Janeiro - RJ (1)', 'Rio de Janeiro - RJ'],
    ['Noirétable (42)', 'Noirétable (42)'],
    ['20 km', '20 km'],
  ])('%s', (text, place) => {
    expect(withoutDistance(text)).toBe(place);
  });
});
