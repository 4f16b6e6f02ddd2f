import type { Phrases } from '@/language/match/phrases';

/** Labels of controls for the next page. Chronological lists lead to older entries. */
export const nextPhrases: Phrases = {
  en: 'next | next page | older | older posts | older entries | older articles | older post | next posts | next entries',
  de: 'weiter | nächste | nächste seite | nächster | nächstes | vorwärts | ältere beiträge | ältere artikel',
  fr: 'suivant | suivante | suivants | suivantes | page suivante | suiv | articles plus anciens',
  es: `siguiente | siguientes | próxima | próximo | página siguiente | siguiente página | entradas antiguas
    | entradas anteriores`,
  it: 'avanti | successiva | successivo | successivi | prossima | prossimo | pagina successiva | post più vecchi',
  nl: 'volgende | volgende pagina | oudere berichten',
  pt: 'próxima | próximo | seguinte | avançar | próxima página | página seguinte | postagens mais antigas',
  cs: 'další | následující | další stránka | další strana | starší příspěvky',
  pl: 'następna | następny | następne | dalej | następna strona | starsze wpisy | starsze posty',
  others: `следующая | следующие | следующий | следующая страница | след | далее | вперед | вперёд | дальше
    | 次へ | 次 | 次の | 次のページ | 次のページへ | 下一页 | 下一頁 | 下页 | 下頁 | 다음 | 다음 페이지 | sonraki | ileri | nästa | næste | neste | seuraava
    | következő | tovább | următoarea | următorul | înainte | επόμενη | επόμενο | berikutnya | selanjutnya | ďalšia | ďalej | naprijed
    | sljedeća | следваща | наступна | التالي | הבא | tiếp | ถัดไป`,
};

/** Labels of controls for the previous page. */
export const previousPhrases: Phrases = {
  en: 'previous | previous page | prev | back | newer | newer posts | newer entries',
  de: 'zurück | vorherige | vorige | vorherige seite | voriger | neuere beiträge',
  fr: 'précédent | précédente | page précédente | préc | retour',
  es: 'anterior | anteriores | página anterior | atrás | entradas recientes',
  it: 'precedente | precedenti | indietro | pagina precedente',
  nl: 'vorige | vorige pagina | terug',
  pt: 'anterior | página anterior | voltar',
  cs: 'předchozí | předešlá | zpět',
  pl: 'poprzednia | poprzedni | wstecz | poprzednia strona',
  others:
    'предыдущая | назад | пред | 前へ | 前 | 上一页 | 上一頁 | 上页 | 이전 | önceki | föregående | forrige | edellinen',
};

/** Words that add nothing beside one: "Go to next page", "Next 25 results". */
export const pagingFillers: Phrases = {
  en: 'go | to | the | page | pages | results | jobs | of | set | view | show | see | list | entries | posts',
  de: 'zur | zu | der | die | seite | gehe | gehen | ergebnisse | treffer | jobs | stellen',
  fr: 'aller | à | la | page | pages | résultats | offres | vers | les',
  es: 'ir | a | la | página | páginas | resultados | ofertas',
  it: 'vai | alla | pagina | pagine | risultati | offerte',
  nl: 'ga | naar | de | pagina | resultaten | vacatures',
  pt: 'ir | para | a | página | resultados | vagas',
  cs: 'stránka | strana | na | stránku | výsledky | nabídky',
  pl: 'strona | do | stronę | przejdź | wyniki | oferty',
  others: 'страница | страницы | ページ | 页 | sayfa | sida | side | sivu | oldal',
};

/** Controls that add more rows to the list. */
export const loadMorePhrases: Phrases = {
  en: `load more | load more jobs | load more results | show more jobs | show more results | see more jobs | see more results
    | more jobs | more results | view more jobs | view more results | show more positions | show more openings
    | load next`,
  de: `mehr laden | weitere laden | weitere jobs | weitere stellen | mehr jobs | mehr stellen | mehr ergebnisse
    | weitere ergebnisse | mehr jobs anzeigen | weitere stellen anzeigen | mehr stellenangebote | weitere stellenangebote
    | weitere anzeigen | mehr ergebnisse anzeigen | weitere jobs laden | mehr treffer`,
  fr: `charger plus | voir plus d'offres | plus d'offres | afficher plus d'offres | afficher plus de résultats
    | plus de résultats | voir plus d'emplois | plus d'emplois | charger la suite | voir plus de résultats`,
  es: `cargar más | ver más empleos | más empleos | ver más ofertas | más ofertas | mostrar más resultados | más resultados
    | ver más resultados | ver más trabajos`,
  it: 'carica altri | carica altro | mostra altri risultati | altri risultati | altre offerte | vedi altre offerte | più offerte',
  nl: 'meer laden | laad meer | meer vacatures | toon meer vacatures | meer resultaten | toon meer resultaten | meer banen',
  pt: 'carregar mais | mais vagas | ver mais vagas | mostrar mais resultados | mais resultados | ver mais resultados',
  cs: 'načíst další | další nabídky | zobrazit další nabídky | načíst více | více nabídek | další pozice',
  pl: 'załaduj więcej | pokaż więcej ofert | więcej ofert | więcej wyników | wczytaj więcej | pokaż więcej wyników',
};

/** The same in words that also expand a text; they count only below a known list. */
export const showMorePhrases: Phrases = {
  en: 'show more | see more | view more | more',
  de: 'mehr anzeigen | mehr | alle anzeigen',
  fr: 'afficher plus | voir plus | plus',
  es: 'mostrar más | ver más | más',
  it: 'mostra altro | mostra di più | vedi altro | vedi di più',
  nl: 'meer weergeven | toon meer | bekijk meer',
  pt: 'mostrar mais | ver mais | exibir mais',
  cs: 'zobrazit více | zobrazit další | více',
  pl: 'pokaż więcej | zobacz więcej | więcej',
};
