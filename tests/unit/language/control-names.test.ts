import { describe, expect, it } from 'vitest';
import { isApplicationPath, mentionsApplying, saysApply } from '@/language/words/controls/apply-control-words';
import { isAboutFilters, mentionsFilters } from '@/language/words/controls/filter-heading-words';
import {
  isFilterButtonName,
  isFilterName,
  isOnlyResetControl,
  isResetControl,
  isShowResultsControl,
} from '@/language/words/controls/filter-phrases';
import { isPlainApply, isPlainSend } from '@/language/words/controls/plain-apply-words';
import { isCloseControl } from '@/language/words/controls/says-close';
import { saysLoadMore, saysShowMore } from '@/language/words/controls/says-load-more';
import { saysPaging } from '@/language/words/controls/says-paging';
import { isSearchWordsLabel } from '@/language/words/controls/search-box';
import { isSortControl } from '@/language/words/controls/sort-phrases';
import { isViewControl } from '@/language/words/controls/view-words';

/** What every one of these names says, and what none of the others does. */
function telling(says: (name: string) => boolean, yes: readonly string[], no: readonly string[] = []): void {
  it.each(yes)('is said by %j', (name) => {
    expect(says(name)).toBe(true);
  });
  it.each(no)('is not said by %j', (name) => {
    expect(says(name)).toBe(false);
  });
}

describe('applying', () => {
  telling(
    saysApply,
    [
      'Apply now',
      'Apply to Nurse at Acme',
      'Click here to apply',
      'Jetzt online bewerben',
      'Hier bewerben',
      'Je postule',
      'Répondre à l’offre',
      'Inscríbete',
      'Candidate-se',
      'Odpovědět na nabídku',
      'Snadné žádosti',
      'Wyślij aplikację',
      'Ansök nu',
      'Sök jobbet',
      'Søg stillingen',
      'Søk på stillingen',
      'Hae paikkaa',
    ],
    [
      'Applied Scientist',
      'How do I use my skills, and apply them',
      'Candidaturas',
      'Start chat',
      'Share my profile',
      'Refer me',
      'You can apply by post until the end of May',
      'Sök',
    ],
  );
  telling(mentionsApplying, ['Sign in to apply', 'Weiter zur Bewerbung'], ['Save this job', 'Sign in']);
  telling(
    isApplicationPath,
    ['/jobs/42/apply', '/jobs/42/apply-now', '/application/42', '/inscripcion/42', '/jobb/7/ansokan', '/bewerbung'],
    ['/jobs/42', '/jobs/applied-scientist-7', '/'],
  );
});

describe('filters', () => {
  telling(
    mentionsFilters,
    ['All filters', 'Filter (2)', 'Suche anpassen', 'Affiner', 'Avgränsa sökningen', 'Afgræns', 'Suodata'],
    ['Water treatment', 'Sort by'],
  );
  telling(isAboutFilters, ['Alla filter', 'Flere filtre', 'Avanserte filtre', 'Kaikki suodattimet'], ['Filter Nurse']);
  telling(isFilterName, ['Anställningsform', 'Ansættelsesform', 'Stillingstype', 'Työsuhde'], ['Kontakt']);
  telling(
    isShowResultsControl,
    ['Show 244 results', 'Visa 12 träffar', 'Vis 12 resultater', 'Vis 12 treff', 'Katso tulokset', 'Appliquer'],
    ['Apply', 'Använd min plats', 'Sök jobbet'],
  );
  telling(isFilterButtonName, ['Filter', 'OK', 'Filtrer 24', 'Filtrera'], ['All filters', 'OK, got it']);
  telling(
    isResetControl,
    ['Clear all', 'Alle löschen', 'Rensa alla filter', 'Nulstil', 'Nullstill filter', 'Tyhjennä valinnat'],
    ['Apply', 'Remove'],
  );
  telling(isOnlyResetControl, ['Clear all', 'Ryd alle'], ['Remove filter', 'Clear all emails', 'Fjern filter']);
  telling(isPlainApply, ['Apply (24)', 'Anwenden', 'Använd', 'Käytä', 'Apply 1,200'], ['OK', 'Apply now', 'Filter']);
});

describe('paging', () => {
  telling(
    saysPaging,
    ['Next page', 'Nästa sida', 'Gå till nästa sida', 'Næste side', 'Neste', 'Seuraava sivu', 'Go back', 'Zurück'],
    ['Next step', 'Lisää', 'Nästa steg'],
  );
  telling(
    saysLoadMore,
    [
      'عرض المزيد من الوظائف',
      'משרות נוספות',
      'Rādīt vairāk vakanču',
      'Učitaj još',
      'Load more…',
      'Load 20 more openings',
      'Load more listings',
      'View more roles',
      'Weitere offene Stellen laden',
      'Weitere Ergebnisse laden',
      'Ladda fler träffar',
      "Voir plus d'offres d'emploi",
      'Afficher davantage d’offres',
      'Ver más ofertas de trabajo',
      'AFFICHER LES 12 OFFRES SUIVANTES',
      'Ver las 20 ofertas siguientes',
      'Mostra le offerte successive',
      'Carregar as próximas vagas',
      'Mostra altre offerte',
      'Toon meer vacatures',
      'Zobrazit další nabídky práce',
      'Załaduj więcej ofert',
      'Visa fler lediga jobb',
      'Vis flere stillinger (12)',
      'Last inn flere',
      'Näytä lisää työpaikkoja',
    ],
    [
      'Show more',
      'Load more comments',
      'Mehr über diesen Job anzeigen',
      'Mehr anzeigen',
      'Offre suivante',
      'Próxima vaga',
    ],
  );
  telling(
    saysShowMore,
    [
      'Show more',
      'Visa fler',
      'Vis mere',
      'Vis mer',
      'Näytä lisää',
      'Visa 12 till',
      'Afficher 12 offres de plus',
      'Pokaż kolejne 20',
    ],
    ['Lisää', 'Show more jobs', 'Visa till', 'Vis 12 billeder fra turen til Oslo', '12 till 18 år'],
  );
});

describe('other controls', () => {
  telling(
    isCloseControl,
    [
      'Stäng',
      'Stäng fönstret',
      'Luk',
      'Lukk menyen',
      'Sulje',
      'Tillbaka',
      'Ei kiitos',
      'Back',
      '閉じる',
      '关闭',
      '닫기',
      'Закрыть',
      'Kapat',
    ],
    ['Stäng konto', 'Avsluta', 'Luk konto'],
  );
  telling(
    isSearchWordsLabel,
    ['Sök', 'Søg', 'Søk', 'Sök bland lediga jobb', 'Hakusana', 'Keyword'],
    ['Sök jobbet', 'Hae'],
  );
  telling(isSortControl, ['Sortera efter', 'Sortér efter', 'Sorter etter', 'Lajittele']);
  telling(isViewControl, [
    'Chi tiết',
    'Xem chi tiết',
    'Lihat detail',
    'Detayları gör',
    'Vezi detalii',
    'Részletek',
    '자세히 보기',
    '查看职位',
  ]);
  telling(isViewControl, ['Visa annonsen', 'Se stillingen', 'Les mer', 'Lue lisää', 'Näytä ilmoitus'], ['Ansök']);
  telling(isPlainSend, ['Submit', 'Skicka', 'Send inn', 'Lähetä'], ['Send application']);
});
