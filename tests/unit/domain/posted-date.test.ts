import { describe, expect, it } from 'vitest';
import { dayOrderOf } from '@/language/dates/day-order';
import { parsePosted } from '@/language/dates/posted-date';

const foundAt = '2026-03-02T10:30:00.000Z';

describe('parsePosted', () => {
  it.each([
    ['2 days ago', '2026-02-28'],
    ['Posted 12 days ago', '2026-02-18'],
    ['vor 2 Tagen', '2026-02-28'],
    ['Veröffentlicht vor 1 Tag', '2026-03-01'],
    ['Gestern', '2026-03-01'],
    ['vorgestern', '2026-02-28'],
    ['Heute', '2026-03-02'],
    ['hier', '2026-03-01'],
    ['avant-hier', '2026-02-28'],
    ["aujourd'hui", '2026-03-02'],
    ['il y a 3 jours', '2026-02-27'],
    ['hace 5 días', '2026-02-25'],
    ['3 giorni fa', '2026-02-27'],
    ['há 4 dias', '2026-02-26'],
    ['5 dagen geleden', '2026-02-25'],
    ['2 dni temu', '2026-02-28'],
    ['včera', '2026-03-01'],
    ['před 6 dny', '2026-02-24'],
    ['för 2 dagar sedan', '2026-02-28'],
    ['2 дня назад', '2026-02-28'],
    ['3天前发布', '2026-02-27'],
    ['2日前', '2026-02-28'],
    ['5 hours ago', '2026-03-02'],
    ['12 hours ago', '2026-03-01'],
    ['vor 20 Minuten', '2026-03-02'],
    ['Just posted', '2026-03-02'],
    ['Today', '2026-03-02'],
    ['Posted on 2026-02-11', '2026-02-11'],
    ['11.2.2026', '2026-02-11'],
    ['09-Feb-2026', '2026-02-09'],
    ['18.02.2026 г.', '2026-02-18'],
    ['November 5, 2025', '2025-11-05'],
    ['Posted 5 Nov. 2025', '2025-11-05'],
    ['3rd of January, 2026', '2026-01-03'],
    ['24 ноября 2025 в Екатеринбурге', '2025-11-24'],
    ['19 listopada 2025', '2025-11-19'],
    ['18 november 2025, kl. 10.42', '2025-11-18'],
    ['12 de febrero de 2026', '2026-02-12'],
    ['Publiée le 20/11/2025', '2025-11-20'],
    ['24-11-2025', '2025-11-24'],
    ['2025.11.16 09:00', '2025-11-16'],
    ['2025年11月16日', '2025-11-16'],
    ['2025년 11월 16일', '2025-11-16'],
    ['2026.02.20(금)', '2026-02-20'],
    ['02/17/2026, 08:42 ص', '2026-02-17'],
    ['۲ روز پیش', '2026-02-28'],
    ['Publicada hace 4h', '2026-03-02'],
    ['לפני יומיים', '2026-02-28'],
    ['منذ 3 أيام', '2026-02-27'],
    ['115/2/20', '2026-02-20'],
    ['公告日期：115年02月20日', '2026-02-20'],
    ['hace 3d', '2026-02-27'],
    ['22d', '2026-02-08'],
    ['8 d.', '2026-02-22'],
    ['24h', '2026-03-01'],
    ['20 h', null],
    ['15h', null],
    ['3D', null],
    // The other reading lies ahead.
    ['02/12/2026', '2026-02-12'],
    ['1.2.2026 – 15.3.2026', '2026-02-01'],
  ])('reads %s', (text, day) => {
    expect(parsePosted(text, null, foundAt)).toBe(day);
  });

  it.each([
    '30+ days ago',
    '30d+ ago',
    '30d+',
    '40h',
    '3mo',
    'vor mehr als 30 Tagen',
    'il y a plus de 30 jours',
    '2 weeks ago',
    'vor 3 Wochen',
    'il y a 1 mois',
    '1 year ago',
    'Reposted',
    '',
    '2026-02-31',
    '01/02/2026',
    'January 2026',
    '4.2.2026, updated 6.2.2026',
    'Be an early applicant',
    // The year of another calendar.
    '۱۴۰۴/۱۲/۱۰',
  ])('makes no day up for "%s"', (text) => {
    expect(parsePosted(text, null, foundAt)).toBeNull();
  });

  it('prefers the machine-readable date, as the site writes it', () => {
    expect(parsePosted('2 days ago', '2026-02-20', foundAt)).toBe('2026-02-20');
    expect(parsePosted('', '2026-02-20T23:30:00-08:00', foundAt)).toBe('2026-02-20');
  });

  it.each([
    ['01/02/2026', 'FR', '2026-02-01'],
    ['01/02/2026', 'US', '2026-01-02'],
    ['01/02/2026', 'CA', null],
    ['01/02/2026', null, null],
    // No other day than the one it is there: a deadline.
    ['02/05/2026', 'GB', null],
    ['02/17/2026', 'GB', '2026-02-17'],
  ])('reads %s as it is written in %s', (text, country, day) => {
    expect(parsePosted(text, null, foundAt, dayOrderOf(country))).toBe(day);
  });

  it('takes no day that is still to come', () => {
    expect(parsePosted('', '2026-04-01', foundAt)).toBeNull();
  });
});
