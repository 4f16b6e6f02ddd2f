import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  ofTotal: 'कुल',
  listEntries: 'नौकरियां | नौकरियाँ | परिणाम',
  nouns: {
    says: 'नौकरी | नौकरियां | भर्ती',
    url: 'naukri | bharti',
  },
  manyNouns: 'नौकरियां | नौकरियाँ',
  occupations: `इंजीनियर | प्रबंधक | शिक्षक | ड्राइवर | लेखाकार | सहायक | तकनीशियन | नर्स | ऑपरेटर | क्लर्क | डेवलपर
    | सुरक्षा गार्ड | कार्यकारी | अधिकारी | चालक`,
} satisfies FurtherLexicon['jobs'];
