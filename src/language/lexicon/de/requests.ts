import type { Covered } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: `suche | suchen | suchergebnis | suchergebnisse | jobsuche | stellensuche | liste | ergebnis | ergebnisse | treffer
    | mehr | anzeigen | laden | seite | seiten`,
  jobs: `stelle | stellen | stellenangebot | stellenangebote | stellenanzeige | stellenanzeigen | stellenmarkt | jobboerse
    | jobborse | karriere | anzeige | anzeigen | angebote`,
  between: 'und | der | die | das',
  and: 'und | oder',
  searchWords: 'such | suche | stichwort | was | wo | plz | ort | umkreis',
  paging: 'seite',
  ownLists: 'bewerbung | bewerbungen | merkliste | merkzettel | abo | abos | favoriten',
  signOut: 'abmeld* | ausloggen | abgemeldet',
  yes: 'ja',
} satisfies Covered<Requests>;
