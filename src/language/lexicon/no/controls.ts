import { type Covered, gap } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'avbryt | nei takk | ikke nå | senere | kanskje senere | hopp over | jeg forstår',
  back: 'tilbake | gå tilbake',
  close: 'lukk',
  closedParts: `den | det | denne | dette | dialog | dialogboks | dialogboksen | vindu | vinduet | panel | panelet | filter
    | filteret | filtre | filtrene | alle | meny | menyen | detaljer | banner | melding | meldingen | varsel | forhåndsvisning`,
  next: 'neste | neste side | fremover | eldre innlegg | gå til neste side',
  previous: 'forrige | forrige side | foregående | nyere innlegg | gå til forrige side',
  page: 'side',
  pagingFillers: 'gå | til | siden | sider | resultater | treff | jobber | stillinger | annonser | vis | på',
  loadMore: `last inn flere | last flere | last inn mer | hent flere | vis flere jobber | vis flere stillinger | vis flere treff
    | vis flere resultater | vis flere annonser | flere jobber | flere stillinger | flere treff | flere resultater | flere annonser
    | se flere stillinger | se flere jobber`,
  moreOf: 'vis flere | last inn flere | last flere | hent flere | se flere',
  moreAround: gap<'puts the verb first'>(),
  moreByNumber: 'vis, last, hent, se … til, flere, mer',
  results: 'treff | resultater',
  showMore: 'vis flere | vis mer | se flere | se mer | flere | mer',
  showAll: 'vis alle | se alle | vis alle stillinger | se alle stillinger | vis alle jobber',
  plainSend: 'send | send inn',
  search: {
    says: `søk etter | søk blant | søk i | søk ledige stillinger | søkeord | søkefelt | jobbsøk | stillingssøk | fritekst
      | fritekstsøk | finn jobb | finn stilling | stillingstittel | yrke | sted | kommune | postnummer`,
    whole: 'søk | finn | hva | hvor | tittel | by',
  },
  sort: 'sorter | sorter etter | sorter på | sortering | sortert etter | rekkefølge | per side',
  view: `vis | vis jobb | vis stilling | vis stillingen | vis annonse | vis annonsen | se | se jobb | se stilling | se stillingen
    | se annonse | se annonsen | til stillingen | til annonsen | detaljer | se detaljer | vis detaljer | les mer | les hele annonsen
    | mer | mer info | mer informasjon | åpne | åpne annonsen`,
} satisfies Covered<Controls>;
