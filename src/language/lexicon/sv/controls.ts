import { type Covered, gap } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'avbryt | nej tack | inte nu | senare | kanske senare | hoppa över | jag förstår',
  back: 'tillbaka | gå tillbaka',
  close: 'stäng',
  closedParts: `den | det | denna | detta | dialog | dialogruta | dialogrutan | fönster | fönstret | ruta | rutan | panel | panelen
    | filter | filtret | filtren | alla | meny | menyn | sidofält | detaljer | banner | meddelande | meddelandet | avisering
    | förhandsvisning`,
  next: 'nästa | nästa sida | framåt | äldre inlägg',
  previous: 'föregående | föregående sida | nyare inlägg | föreg | föreg sida',
  page: 'sida',
  pagingFillers: 'gå | till | sidan | sidor | resultat | träffar | jobb | annonser | visa | på',
  loadMore: `ladda fler | ladda mer | hämta fler | visa fler jobb | visa fler annonser | visa fler träffar | visa fler resultat
    | visa fler lediga jobb | fler jobb | fler annonser | fler träffar | fler resultat | fler lediga jobb | se fler jobb
    | ladda fler jobb | ladda fler annonser`,
  moreOf: 'visa fler | ladda fler | hämta fler | se fler | ladda in fler',
  moreAround: gap<'puts the verb first'>(),
  moreByNumber: 'visa, ladda, hämta, se … till, fler',
  results: 'träffar | resultat',
  showMore: 'visa fler | visa mer | se fler | se mer | fler | mer',
  showAll: 'visa alla | se alla | visa alla jobb | se alla jobb | visa alla lediga jobb | visa alla tjänster',
  plainSend: 'skicka | skicka in',
  search: {
    says: `sök jobb | sök lediga jobb | sök bland | sök efter | sök på | sökning | sökord | sökfält | jobbsök | fritext
      | fritextsökning | hitta jobb | yrke | yrkesroll | ort | plats | stad | kommun | postnummer`,
    whole: 'sök | sök här | hitta | vad | var | titel',
  },
  sort: `sortera | sortera efter | sortera på | sortering | sorterat efter | sorterad efter | sorteringsordning | per sida`,
  view: `visa | visa jobb | visa jobbet | visa annons | visa annonsen | se annons | se annonsen | se jobbet | till annonsen
    | till jobbet | detaljer | visa detaljer | läs mer | läs hela annonsen | läs annonsen | mer | mer info | mer information | öppna
    | öppna annonsen`,
} satisfies Covered<Controls>;
