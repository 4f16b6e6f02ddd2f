/** The names of the months in a language, full and short, alone and beside a day ("ноября"), each with its number, 1 to 12. */
export function monthNames(language: string): (readonly [name: string, month: number])[] {
  return (['long', 'short'] as const).flatMap((style) => {
    const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
    const besideDay = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => Date.UTC(2024, at, 15)).flatMap((date, at) => {
      const inDate = besideDay.formatToParts(date).find(({ type }) => type === 'month')?.value;
      return (
        [alone.format(date), inDate]
          .filter((name) => name !== undefined)
          .map((name) => [name, at + 1] as const)
          // In some languages a month is a number.
          .filter(([name]) => /\p{L}/u.test(name))
      );
    });
  });
}
