import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'עבודה מהבית | מהבית | מרחוק',
  hybrid: 'היברידי* | היברידי | היברידית',
  onsite: 'מהמשרד',
  partTime: 'משרה חלקית | חצי משרה',
  employmentTypes: 'משרה מלאה | פרילנס | זמני | משרה זמנית | התמחות | עבודה במשמרות | עבודה עונתית',
  kindsOfPlaces: {
    says: 'מחוז | אזור',
  },
  betweenPlaces: 'או',
} satisfies FurtherLexicon['workplaces'];
