import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  listEntries: 'tööpakkumi* | töökuulutus* | tulemus*',
  nouns: {
    says: 'tööpakkumine | tööpakkumised | karjäär | töökuulutused',
    url: 'tookoht | tookohad | toopakkumine | toopakkumised | karjaar',
  },
  manyNouns: 'tööpakkumised | töökuulutused',
  sectionHeadlines: `nõudmised | ootused kandidaadile | tööülesanded | omalt poolt pakume | pakume | tööülesannete kirjeldus
    | ettevõte pakub`,
  occupations: `*insener | *arendaja | *juht | *spetsialist | *müüja | *klienditeenindaja | *teenindaja | *kokk | *õpetaja | *arst
    | meditsiiniõde | *raamatupidaja | *operaator | *tehnik | *elektrik | *mehaanik | *keevitaja | *laotöötaja
    | *assistent | *koristaja | *puhastusteenindaja | *analüütik | *disainer | *tööline | *töötaja | *konsultant
    | *kuller | *direktor | *koordinaator | *nõunik | *praktikant | *ehitaja | *lukksepp | *hooldaja
    | *programmeerija | *sekretär | *insener* | *arendaja* | *spetsialist* | *raamatupidaja* | *müüja* | *autojuht* | *assistent* | *operaator* | *tehnik* | *elektrik* | *keevitaja* | *nõustaja* | *õpetaja* | *teenindaja*`,
} satisfies FurtherLexicon['jobs'];
