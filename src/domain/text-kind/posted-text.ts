import { languages } from './languages';

/** Longer texts speak of other things as well. */
const longestDate = 60;

/** "11d", "30+d ago", "3 h", "2w", "1mo", "5 d." */
const shorthand =
  /^\d{1,3}\+?\s?(?:d|h|w|m|mo|min|hr|hrs|wk|wks|days?|hours?|weeks?|months?|j|t|g|st|tg|u)\.?(?:\s(?:ago|old))?$/iu;
const numericDate =
  /^(?:\D{0,20}\s)?(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\s?\d{1,2}[-./](?:\s?\d{2,4})?)(?:[\sT,]+\d{1,2}:\d{2}\S*)?$/u;
/** Words of fresh postings that no calendar has. */
const freshWords =
  /^(?:just (?:posted|now)|new|brand new|nouveau|neu|nuevo|novo|nuovo|nové|nowe|gerade eben|à l'instant|ahora mismo)$/iu;

/** True for a text that says when a posting appeared: "3 days ago", "vor 1 Tag", "7 ore fa", "11d", "24. října", "2025-03-01". */
export function isPostedText(text: string): boolean {
  if (text.length > longestDate) return false;
  const folded = text.toLowerCase().normalize('NFKC').trim();
  if (shorthand.test(folded) || numericDate.test(folded) || freshWords.test(folded)) return true;
  const { relative, dayAndMonth } = datePatterns();
  return relative.test(folded) || (dayAndMonth.test(folded) && folded.split(/\s+/).length <= 7);
}

interface DatePatterns {
  relative: RegExp;
  dayAndMonth: RegExp;
}

let patterns: DatePatterns | undefined;

/** Built once from what the browser knows of how languages speak of dates (CLDR), so that no language needs a list here. */
function datePatterns(): DatePatterns {
  patterns ??= {
    relative: new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...relativePhrases()].join('|')})(?![\\p{L}\\p{N}])`, 'u'),
    dayAndMonth: dayAndMonthPattern(),
  };
  return patterns;
}

const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;

function relativePhrases(): Set<string> {
  const phrases = new Set<string>();
  for (const language of languages) {
    for (const style of ['long', 'short', 'narrow'] as const) {
      const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style });
      for (const unit of units) {
        for (const count of [1, 2, 3, 5]) phrases.add(asPattern(format.format(-count, unit)));
      }
      phrases.add(asPattern(format.format(0, 'day')));
    }
  }
  return phrases;
}

/** Any count in the place of the one asked for; "30+" is said by many sites. Some write the "1" as a word ("an hour ago"). */
function asPattern(phrase: string): string {
  return escapePattern(phrase.toLowerCase().normalize('NFKC'))
    .replace(/\d+/g, '(?:\\d+\\+?|an?|ein\\p{L}*|un[ea]?)')
    .replace(/\s+/g, '\\s+');
}

function dayAndMonthPattern(): RegExp {
  const months = new Set<string>();
  for (const language of languages) {
    for (const month of ['long', 'short'] as const) {
      const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      const beside = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
      for (let index = 0; index < 12; index += 1) {
        const date = new Date(Date.UTC(2024, index, 15));
        const named = beside.formatToParts(date).find(({ type }) => type === 'month')?.value;
        for (const name of [alone.format(date), named]) {
          const word = name?.toLowerCase().normalize('NFKC').replace(/\.$/, '');
          if (word && /^\p{L}{3,}$/u.test(word)) months.add(word);
        }
      }
    }
  }
  const names = [...months].join('|');
  return new RegExp(
    `(?<!\\p{N})\\d{1,2}(?:\\.|st|nd|rd|th)?\\s*(?:de\\s|of\\s)?(?:${names})(?!\\p{L})|(?<!\\p{L})(?:${names})\\.?\\s+\\d{1,2}(?!\\p{N})`,
    'u',
  );
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
