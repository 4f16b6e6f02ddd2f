import type { SalaryUnit } from '@/domain/job/job-fields';

/** A range in a text: from `start` to before `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Words for units of pay, lower case, without points ("p.a." is `pa`). After the bar: only behind a slash. */
const words: Record<SalaryUnit, [alone: string, behindSlash: string]> = {
  HOUR: [
    'hour|hours|hourly|hr|hrs|stunde|std|stündlich|stundenlohn|heure|horaire|hora|oraria|orario|ora|uur|godz|godzinę|godzinowo|hodinu|hod|час|годину|per time|pr time|i timen|timelønn|timeløn|timme|timman|timlön|tunti|tunnissa|óra|órabér|ώρα|saatlik|時給|시급|小时',
    'h|time|ч|u|st|t',
  ],
  DAY: [
    'day|daily|diem|tag|täglich|tagessatz|jour|journalier|tjm|día|diario|diária|dia|giorno|giornaliera|giornaliero|dag|dzień|dziennie|za den|denně|день|päivä|naponta|günlük|日給|일급|日薪',
    'd|j|den|nap',
  ],
  WEEK: [
    'week|weekly|wk|woche|wöchentlich|semaine|hebdomadaire|semana|semanal|settimana|settimanale|tydzień|tygodniowo|týden|týdně|vecka|veckan|uge|ugen|uke|viikko|hét|hetente|haftalık|неделю|тиждень|週給|주급|周薪',
    'w|sem',
  ],
  MONTH: [
    'month|monthly|mth|pcm|pm|monat|monatlich|monatsgehalt|mois|mensuel|mensuels|mes|mensual|mensuales|mensal|mês|mese|mensile|mensili|maand|maandelijks|mies|miesiąc|miesięcznie|měs|měsíc|měsíčně|mesiac|mesačne|månad|månaden|måned|måneden|mån|mnd|kk|kuukausi|hónap|havonta|lună|lunar|мес|месяц|місяць|aylık|μήνα|月給|月薪|월급',
    'mo|m|hó|ay|月',
  ],
  YEAR: [
    "year|yearly|yr|annum|annual|annually|annualised|annualized|pa|py|jahr|jährlich|jahresgehalt|par an|l'an|pe an|annuel|annuels|année|año|anual|anuales|ano|anno|annui|annuo|annua|annuale|ral|jaar|jaarlijks|rok|rocznie|ročně|år|året|årlig|årslön|vuosi|vuodessa|évente|год|рік|yıllık|έτος|lpa|lakhs pa|年収|年薪|연봉",
    'y|an|j|a|r|év|yıl|年',
  ],
};

const units = (['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const).map((unit) => ({
  unit,
  pattern: patternOf(...words[unit]),
}));

/** The first unit after the amounts, otherwise the last one before them. */
export function salaryUnitNear(text: string, { start, end }: TextRange): SalaryUnit | null {
  const behind = unitsOf(text.slice(end));
  return (behind[0] ?? unitsOf(text.slice(0, start)).at(-1))?.unit ?? null;
}

function unitsOf(text: string): { unit: SalaryUnit; index: number }[] {
  const lower = text.toLowerCase().replaceAll('.', '');
  return units
    .flatMap(({ unit, pattern }) => [...lower.matchAll(pattern)].map(({ index }) => ({ unit, index })))
    .sort((one, other) => one.index - other.index);
}

/** Scripts without spaces have no word boundaries. */
function patternOf(alone: string, behindSlash: string): RegExp {
  const spaced = alone.split('|').filter((word) => !/\p{sc=Han}|\p{sc=Hang}/u.test(word));
  const unspaced = alone.split('|').filter((word) => /\p{sc=Han}|\p{sc=Hang}/u.test(word));
  const anywhere = unspaced.length > 0 ? `|${unspaced.join('|')}` : '';
  return new RegExp(`(?<!\\p{L})(?:${spaced.join('|')})(?!\\p{L})|/ ?(?:${behindSlash})(?!\\p{L})${anywhere}`, 'gu');
}

const durationWords =
  'hours?|hrs?|h|std|stunden?|heures?|horas?|ore|uren|uur|godzin|hodin|timer|timmar|days?|tage?|jours?|días?|giorni|dagen|dni|dní|weeks?|wochen?|semaines?|semanas?|settimane|weken|months?|monate?|mois|meses|mesi|maanden|years?|jahre?|ans|años|anni';
const payments =
  'gehälter|monatsgehälter|mensualités|mensualidades|mensilità|pagas|salaries|payments|salaires|gehalt|salary';

/** Numbers that count time, shares or payments, not money: "40 hours per week", "10 %", "14 Gehälter", "401(k)". */
const notMoney = new RegExp(
  [
    `(?<![\\d.,\\p{Sc}])\\d{1,2}(?:[.,]\\d)?(?: ?- ?\\d{1,2}(?:[.,]\\d)?)? ?\\+?-? ?(?:${durationWords})(?!\\p{L})\\.?(?: ?(?:/|per|pro|par|a|por|à|alla|in der|w|týdně)? ?(?:week|woche|wk|semaine|semana|settimana|month|monat|day|tag)(?!\\p{L}))?`,
    '(?<!\\d)\\d+(?:[.,]\\d+)? ?%',
    '401 ?\\(?k\\)?',
    `\\d{1,2}(?:[.,]\\d)?(?:\\.|x|st|nd|rd|th)? ?(?:${payments})(?!\\p{L})`,
    '(?<=\\d[^\\d]{0,8})[x×] ?\\d{1,2}(?!\\d)',
  ].join('|'),
  'giu',
);

/** The text with such numbers blanked out, so that positions stay the same. */
export function withoutDurations(text: string): string {
  return text.replace(notMoney, (match) => ' '.repeat(match.length));
}
