import type { Covered } from '../topics/concept';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'abbrechen | nein danke | nein, danke | nicht jetzt | später | vielleicht später | zurück | überspringen',
  close: 'schließen | schliessen',
  closedParts: `den | das | die | dieses | dialog | dialogfenster | fenster | modal | popup | pop-up | panel | overlay | filter | alle | menü
    | seitenleiste | details | banner | meldung | hinweis | vorschau`,
  next: 'weiter | nächste | nächste seite | nächster | nächstes | vorwärts | ältere beiträge | ältere artikel',
  previous: 'zurück | vorherige | vorige | vorherige seite | voriger | neuere beiträge',
  pagingFillers: 'zur | zu | der | die | seite | gehe | gehen | ergebnisse | treffer | jobs | stellen',
  loadMore: `mehr laden | weitere laden | weitere jobs | weitere stellen | mehr jobs | mehr stellen | mehr ergebnisse | weitere ergebnisse
    | mehr jobs anzeigen | weitere stellen anzeigen | mehr stellenangebote | weitere stellenangebote | weitere anzeigen
    | mehr ergebnisse anzeigen | weitere jobs laden | mehr treffer`,
  showMore: 'mehr anzeigen | mehr | alle anzeigen',
  plainSend: 'senden | absenden | abschicken',
  search: `suche | suchen | suchbegriff | suchbegriffe | finden | stichwort | stichworte | stichwörter | beruf | jobtitel | jobsuche
    | stellensuche | was | wo | ort | plz | umkreis | standort | tätigkeit | suchwort`,
  sort: 'sortieren | sortierung | sortieren nach | sortiert nach | pro seite',
  view: `ansehen | anzeigen | details | details ansehen | details anzeigen | mehr | mehr erfahren | mehr lesen | weiterlesen | zur stelle
    | zum job | zur anzeige | zum angebot | zur stellenanzeige | stelle ansehen | job ansehen | stellenanzeige ansehen | öffnen`,
} satisfies Covered<Controls>;
