import type { Covered } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'annuleren | annuleer | nee bedankt | nee, bedankt | niet nu | later | overslaan',
  back: 'terug',
  close: 'sluiten | sluit',
  closedParts: `het | de | dit | venster | dialoog | dialoogvenster | paneel | filter | filters | alle | menu | details`,
  next: 'volgende | volgende pagina | oudere berichten',
  previous: 'vorige | vorige pagina',
  page: 'pagina',
  pagingFillers: 'ga | naar | de | resultaten | vacatures',
  loadMore: `meer laden | laad meer | meer vacatures | toon meer vacatures | meer resultaten | toon meer resultaten | meer banen`,
  moreOf: 'laad meer | toon meer | bekijk meer',
  moreAround: 'meer … laden, tonen, weergeven, bekijken',
  moreByNumber: 'toon, laad, bekijk … meer, extra | nog … tonen, laden, bekijken',
  results: 'resultaten | zoekresultaten',
  showMore: 'meer weergeven | toon meer | bekijk meer',
  showAll:
    'toon alles | alles tonen | toon alle | bekijk alle | alle vacatures tonen | toon alle vacatures | bekijk alle vacatures | alles weergeven',
  plainSend: 'verstuur | versturen | verzenden | verzend',
  search: {
    says: 'zoek | zoeken | zoekwoord | plaats | locatie | waar | postcode | vind',
  },
  sort: 'sorteren | sorteer | sorteer op | sortering | per pagina',
  view: 'bekijk | bekijk vacature | bekijk details | details | lees meer | meer informatie | toon | naar de vacature | tonen/verbergen',
} satisfies Covered<Controls>;
