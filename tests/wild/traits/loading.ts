import type { TraitValue } from './trait-value.ts';

/** When rows come to be in the document. All but `static` are the work of the site's script. */
export const loading = {
  static: { takenFrom: 'boards rendered on the server' },
  late: { takenFrom: 'single-page boards that ask for their rows once the page has loaded' },
  skeletons: { takenFrom: 'single-page boards that show grey rows until the real ones come' },
  'on-scroll': { takenFrom: 'boards whose rows are empty elements until they are scrolled into view' },
  virtualised: { takenFrom: 'boards that keep a dozen elements and fill them anew while their list is scrolled' },
} as const satisfies Record<string, TraitValue>;
