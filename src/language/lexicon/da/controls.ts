import { type Covered, gap } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'annuller | nej tak | ikke nu | senere | måske senere | spring over | forstået',
  back: 'tilbage | gå tilbage',
  close: 'luk',
  closedParts: `den | det | denne | dette | dialog | dialogboks | dialogboksen | vindue | vinduet | panel | panelet | filter
    | filteret | filtre | filtrene | alle | menu | menuen | detaljer | banner | besked | meddelelse | meddelelsen | notifikation
    | forhåndsvisning`,
  next: 'næste | næste side | fremad | ældre indlæg | den næste side',
  previous: 'forrige | forrige side | foregående | foregående side | nyere indlæg | den forrige side',
  page: 'side',
  pagingFillers: 'gå | til | siden | sider | resultater | job | jobs | stillinger | annoncer | vis | på',
  loadMore: `indlæs flere | hent flere | vis flere job | vis flere jobs | vis flere stillinger | vis flere resultater
    | vis flere annoncer | flere job | flere jobs | flere stillinger | flere resultater | se flere job | se flere jobs
    | se flere stillinger | hent flere job`,
  moreOf: 'vis flere | indlæs flere | hent flere | se flere',
  moreAround: gap<'puts the verb first'>(),
  moreByNumber: 'vis, indlæs, hent, se … til, flere, mere',
  results: 'resultater',
  showMore: 'vis flere | vis mere | se flere | se mere | flere | mere',
  showAll: 'vis alle | se alle | vis alle job | se alle job | vis alle stillinger | se alle stillinger',
  plainSend: 'send | indsend',
  search: {
    says: `søg job | søg jobs | søg efter | søg blandt | søg i | søg på | søgning | søgeord | søgefelt | jobsøgning | fritekst
      | fritekstsøgning | find job | find jobs | jobtitel | sted | lokation | postnummer`,
    whole: 'søg | find | hvad | hvor | titel | by',
  },
  sort: 'sorter | sortér | sorter efter | sortér efter | sortering | sorteret efter | rækkefølge | pr. side | per side',
  view: `vis | vis job | vis jobbet | vis stilling | vis annonce | se | se job | se jobbet | se stilling | se stillingen | se opslag
    | se opslaget | se jobopslag | se annonce | til opslaget | detaljer | se detaljer | vis detaljer | læs mere | læs hele opslaget
    | mere | mere info | mere information | åbn | åbn opslag`,
} satisfies Covered<Controls>;
