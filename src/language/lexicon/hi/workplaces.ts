import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'घर से काम | वर्क फ्रॉम होम',
  partTime: 'अंशकालिक | पार्ट टाइम',
  employmentTypes: 'पूर्णकालिक | फुल टाइम | संविदा | इंटर्नशिप',
} satisfies FurtherLexicon['workplaces'];
