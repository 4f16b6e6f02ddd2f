import type { Covered } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'abbrechen | nein danke | nein, danke | nicht jetzt | später | vielleicht später | überspringen',
  back: 'zurück',
  close: 'schließen | schliessen',
  closedParts: `den | das | die | dieses | dialog | dialogfenster | fenster | modal | popup | pop-up | panel | overlay | filter
    | alle | menü | seitenleiste | details | banner | meldung | hinweis | vorschau`,
  next: `weiter | nächste | nächste seite | nächster | nächstes | vorwärts | ältere beiträge
    | ältere artikel | nächsten seite | nächsten`,
  previous: `vorherige | vorige | vorherige seite | voriger | neuere beiträge | vorherigen seite
    | vorigen seite | zurück zur vorherigen seite`,
  page: 'seite',
  pagingFillers: 'zur | zu | der | die | gehe | gehen | ergebnisse | treffer | jobs | stellen',
  loadMore: `mehr laden | weitere laden | weitere jobs | weitere stellen | mehr jobs | mehr stellen | mehr ergebnisse
    | weitere ergebnisse | mehr jobs anzeigen | weitere stellen anzeigen | mehr stellenangebote | weitere stellenangebote
    | weitere anzeigen | mehr ergebnisse anzeigen | weitere jobs laden | mehr treffer`,
  moreOf: 'zeige weitere | zeige mehr | lade weitere | lade mehr',
  moreAround: 'weitere, mehr … laden, anzeigen, zeigen, ansehen',
  moreByNumber: 'zeige, lade, zeig … mehr, weitere | weitere … anzeigen, laden, zeigen',
  results: 'ergebnisse | suchergebnisse | treffer | einträge',
  showMore: 'mehr anzeigen | mehr | alle anzeigen',
  showAll:
    'alle stellen anzeigen | alle jobs anzeigen | alle ergebnisse anzeigen | alle einblenden | zeige alle | alle stellenangebote anzeigen',
  plainSend: 'senden | absenden | abschicken',
  search: {
    says: `suche | suchen | suchbegriffe | finden | jobsuche | stellensuche | wo | ort | plz | umkreis | standort | suchwort`,
  },
  sort: 'sortieren | sortierung | sortieren nach | sortiert nach | pro seite',
  view: `ansehen | anzeigen | details | details ansehen | details anzeigen | mehr | mehr erfahren | mehr lesen | weiterlesen
    | zur stelle | zum job | zur anzeige | zum angebot | zur stellenanzeige | stelle ansehen | job ansehen | stellenanzeige ansehen
    | öffnen | mehr anzeigen | ein-/ausblenden | details ein-/ausblenden`,
} satisfies Covered<Controls>;
