import { between, pick, type Random, shuffle } from '../sites/random.ts';
import type { TextValue } from './traits/texts.ts';
import type { WildJob } from './wild-job.ts';
import { companies, type Words } from './words/words.ts';

/** The day on which every site is seen: what a seed gives must not change with the calendar. */
const today = Date.UTC(2026, 10, 25);
const dayMs = 86_400_000;

/** So many jobs; no two of one title and place. Each title comes up before one repeats. */
export function makeJobs(
  random: Random,
  count: number,
  words: Words,
  text: TextValue,
  company: string | null,
): WildJob[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / words.titles.length);
    const city = (at: number) => words.cities[at % words.cities.length] ?? '';
    const places = text.places && index % 3 === 1 ? [index, index + 3, index + 6] : [index];
    const daysAgo = between(random, 1, 27);
    const thousands = between(random, 26, 74);
    const number = 40_000 + index * 613 + between(random, 0, 600);
    return {
      id: String(number),
      token: (number * 7919).toString(36),
      reference: `${between(random, 100, 999)}-${number}`,
      title: words.titles[index % words.titles.length] ?? '',
      company: company ?? pick(random, companies),
      places: places.map((at) => city(at + 3 * round)),
      daysAgo,
      postedOn: new Date(today - daysAgo * dayMs).toISOString().slice(0, 10),
      posted: text.isRelative ? words.ago(daysAgo) : dateText(words.language, today - daysAgo * dayMs),
      pay: index % 2 ? words.payPerHour(thousands * 50) : words.payPerYear(thousands, thousands + 8),
      payAmount: thousands,
      type: pick(random, words.types),
      department: pick(random, words.departments),
      isRemote: random() < 0.3,
      badge: text.hasBadges && index % 2 === 0 ? pick(random, words.badges) : null,
      tasks: shuffle(random, words.tasks).slice(0, 4),
    };
  });
}

function dateText(language: string, time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}
