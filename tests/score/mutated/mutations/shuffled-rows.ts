import type { Mutation } from '../mutation';

export const shuffledRows: Mutation = {
  name: 'shuffled-rows',
  why: 'a list says the same in any order',
  kinds: ['rows'],
  takesAway: false,
  isFramed: false,
  apply: (shown, { seed, jobs }) =>
    shown.evaluate(
      ({ seed, jobs }) => {
        const { elements, draw } = window.pageTools;
        const spaceless = (text: string) => text.replace(/\s+/g, '');
        const titles = new Map(jobs.map(({ title }, at) => [spaceless(title), at]));
        /** The job that an element names: by the address or number that is only in its row, or by its title. */
        const jobNamedBy = (element: Element): number | undefined => {
          const marks = Array.from(element.attributes, ({ value }) => value).join(' ');
          const byMark = jobs.findIndex(({ mark }) => mark !== '' && marks.includes(mark));
          return byMark >= 0 ? byMark : titles.get(spaceless(element.textContent));
        };
        const jobsIn = new Map<Element, Set<number>>();
        for (const element of elements()) {
          const job = jobNamedBy(element);
          if (job === undefined) continue;
          for (let at: Element | null = element; at; at = at.parentElement) {
            jobsIn.set(at, (jobsIn.get(at) ?? new Set()).add(job));
          }
        }
        const isRow = (element: Element) => jobsIn.get(element)?.size === 1;
        const shuffle = (list: Element) => {
          const starts = Array.from(list.children).filter(isRow);
          const siblings = Array.from(list.children);
          // Where most rows are followed by something of no job, it may belong to the row: such rows stay.
          const isFollowed = (start: Element) => {
            const next = siblings[siblings.indexOf(start) + 1];
            return next !== undefined && !jobsIn.has(next);
          };
          if (starts.length < 3 || starts.filter(isFollowed).length > starts.length / 2) return;
          const places = starts.map((start) => {
            const place = document.createComment('row');
            start.replaceWith(place);
            return place;
          });
          const drawn = starts
            .map((start, at) => [draw(`${seed} ${at}`), start] as const)
            .sort(([one], [other]) => one - other);
          places.forEach((place, at) => void place.replaceWith(drawn[at]?.[1] ?? ''));
        };
        for (const [list, within] of jobsIn) if (within.size > 2) shuffle(list);
      },
      { seed, jobs },
    ),
};
