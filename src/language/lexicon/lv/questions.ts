import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'prasmes | tehnoloģijas | programmēšanas valodas',
  languages: 'valodu zināšanas | kādas valodas jūs pārvaldāt | kādās valodās runājat | valodu prasmes | svešvalodas',
  disability: { says: 'invaliditāte | invaliditāti' },
  gender: { says: 'dzimums | dzimuma identitāte' },
  coverLetterText: { says: 'motivācijas vēstule | motivācijas vēstuli | pavadvēstule' },
  currentPay: 'pašreizēj* … alga, atalgojum*',
  sourceShapes:
    'kā, kur, no kurienes … uzzinājāt, dzirdējāt, atradāt, redzējāt … mums, vakanc*, amat*, sludinājum*, uzņēmum*',
  salaryExpectedShapes: 'vēlam*, gaidām*, sagaidām* … alga, algu, algas, atalgojum* | algas, atalgojuma … vēlm*, gaid*',
  noticePeriodShapes: 'uzteikum*',
  priorEmploymentShapes:
    'strādājis, strādājusi, strādājāt … pie mums, mūsu | pie mums, mūsu … strādājis, strādājusi, strādājāt',
  relocationShapes: 'gatav*, varētu … pārcelties, pārcelšan*',
  startDateShapes:
    'kad, no kura datuma, cik drīz … sākt, uzsākt | iespējam*, vēlam*, agrāk* … darba sāk*, darba uzsāk*',
  age18: { says: 'pilngadīgs | pilngadīga | vecāks par 18 | sasniedzis 18 | vismaz 18' },
  criminalRecord: { says: 'sodāmība | sodāmības | sodāmību | notiesāts | notiesāta' },
  needing: 'nepieciešam*, vajadz*, vajag',
  noNeed: 'nav … nepieciešam*, vajadz* | strādāt … vai … nepieciešam*, vajadz*',
  withoutPermit: 'bez … vīz*, sponsor*, ierobežojum*',
  allowedToWork: 'darba atļauj*, tiesības strādāt, uzturēšanās atļauj* | likumīgi, legāli … strādāt',
  sponsor: 'nepieciešam*, vajadz* … sponsor*, vīz*',
  yesNoBeginnings: 'vai',
} satisfies FurtherLexicon['questions'];
