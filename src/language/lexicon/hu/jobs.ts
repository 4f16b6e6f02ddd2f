import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  nouns: {
    url: 'allas | allasok',
  },
  occupations:
    '*fejlesztő* | *mérnök* | *értékesítő* | *könyvelő* | *asszisztens* | *ügyintéző* | *szakács* | *sofőr* | *gépkocsivezető* | *raktáros* | *targoncás* | *technikus* | *szerelő* | *hegesztő* | *vezető*',
  listEntries: 'állás* | találat* | találatok száma | állásajánlat* | pozíciók',
} satisfies FurtherLexicon['jobs'];
