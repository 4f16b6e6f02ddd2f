import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  nouns: {
    url: 'allas | allasok',
  },
  occupations:
    '*fejlesztő* | *mérnök* | *értékesítő* | *könyvelő* | *asszisztens* | *ügyintéző* | *szakács* | *sofőr* | *gépkocsivezető* | *raktáros* | *targoncás* | *technikus* | *szerelő* | *hegesztő* | *vezető* | *menedzser* | *tanácsadó* | *ápoló* | *eladó* | *pénztáros* | *operátor* | *elemző* | *munkatárs* | *tanár* | *orvos* | *villanyszerelő* | *karbantartó* | *takarító* | *gyakornok*',
  listEntries: 'állás* | találat* | találatok száma | állásajánlat* | pozíciók',
} satisfies FurtherLexicon['jobs'];
