import type { Phrases } from '@/language/match/phrases';

/** Nouns for a job in titles, headlines and addresses. */
export const jobNouns: Phrases = {
  en: `job | jobs | career | careers | vacancy | vacancies | position | positions | opening | openings | internship
    | internships | opportunities`,
  de: `job | stelle | stellen | stellenangebot | stellenangebote | stellenanzeigen | karriere | stellenmarkt
    | ausbildung | jobangebote`,
  fr: `emploi | emplois | offre | offres | offres d'emploi | carrière | carrières | recrutement | postes | stage
    | stages`,
  es: 'empleo | empleos | trabajo | trabajos | oferta | ofertas | vacante | vacantes | carreras',
  it: 'lavoro | lavori | offerta | offerte | annunci | carriere | posizioni | opportunita',
  nl: 'baan | banen | vacature | vacatures | werken bij | carriere | functies',
  pt: 'vaga | vagas | emprego | empregos | trabalho | carreiras | oportunidades',
  cs: 'prace | práce | nabídka | nabídky | nabídek | nabídku | pracovní | kariéra | volná místa | pozice | brigády',
  pl: 'praca | pracy | oferta | oferty | ofert | kariera | stanowisko | stanowiska | wakaty',
};

/** Plurals that mark links to more jobs ("Marketing jobs") rather than to one. */
export const manyJobsNouns: Phrases = {
  en: 'jobs | careers | vacancies | positions | openings | opportunities',
  de: 'stellen | stellenangebote | stellenanzeigen | jobangebote',
  fr: "emplois | offres | offres d'emploi",
  es: 'empleos | trabajos | ofertas | vacantes',
  it: 'lavori | offerte | annunci',
  nl: 'banen | vacatures',
  pt: 'vagas | empregos',
  cs: 'nabidky | nabidek | volna mista',
  pl: 'oferty | ofert | oferty pracy',
};
