import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  nothingFound: 'कोई परिणाम नहीं | कोई नौकरी नहीं',
  login: 'लॉग इन',
} satisfies FurtherLexicon['pages'];
