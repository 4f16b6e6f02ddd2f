import type { FurtherLexicon } from '../topics/topics';

export const money = {
  month: {
    says: 'महीना | प्रति माह | मासिक',
  },
  year: {
    says: 'वार्षिक | प्रति वर्ष',
  },
} satisfies FurtherLexicon['money'];
