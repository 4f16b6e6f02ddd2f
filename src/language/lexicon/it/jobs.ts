import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'fa',
  nouns: {
    says: `lavoro | lavori | offerta | offerte | annunci | carriere | posizioni | opportunita
      | bandi di concorso | bando di concorso | concorsi pubblici | concorso pubblico | concorsi attivi | selezioni pubbliche
      | selezione pubblica | avvisi di selezione | avvisi di mobilità | reclutamento del personale`,
    url: 'lavoro | offerta | offerte | annuncio',
  },
  manyNouns: 'lavori | offerte | annunci',
  sectionHeadlines: 'responsabilità | requisiti | cosa offriamo | mansioni | il profilo | competenze',
  occupations: `*sviluppatore* | sviluppatrice* | *ingegnere* | *addetto* | *addetta* | *responsabile* | *impiegat* | impiegato | impiegata | *tecnico* | *operai* | operaio | *manutentore* | *magazzin* | magazziniere | consulente* | tirocinante* | stagista* | cameriere* | cameriera* | cuoco | cuoca | contabile* | commesso | commessa | *infermier* | istruttore* | istruttrice* | educatore* | educatrice* | *operatore* | operatrice* | autista* | assistente* | funzionari* | dirigente* | docente* | insegnante* | medico | collaboratore* | collaboratrice* | agente di polizia | bibliotecari* | geometra* | progettista* | analista* | programmatore* | venditore* | venditrice* | segretari* | elettricista* | meccanico* | saldatore* | coordinatore* | coordinatrice* | direttore* | direttrice* | infermiere | infermiera | infermieri | operaia | operai | impiegat* | commess* | camerier* | cuochi | barista* | pizzaiol* | aiuto cuoco | magazzinier* | autisti | saldator* | elettricist* | idraulico | idraulici | meccanico | meccanici | tornitor* | montator* | manutentor* | addett* | coordinator* | educator* | insegnant* | docenti | psicologo | psicologa | fisioterapist* | farmacist* | ingegnere | ingegneri | ingegnera | architetto | architetti | progettist* | disegnator* | programmator* | sviluppator* | contabile | contabili | ragionier* | receptionist* | consulent* | venditor* | stagist* | tirocinant* | apprendist* | parrucchiere | parrucchiera | estetist* | giardinier* | badante* | baby sitter | capo reparto | capo cantiere | carrellist* | falegname | falegnami`,
  titleWords: 'tirocinio | apprendista',
  keywordField: 'cerca | ricerca | parola chiave | parole chiave | professione | mansione | cosa | posizione',
  placeField: 'dove | luogo | città | località | provincia | regione | cap',
  departments: 'vendite | produzione | amministrazione | risorse umane',
  betweenDepartments: 'e',
  everyGender: gap<'letters say it: (M/F)'>(),
  genderEndings: 'a',
  listEntries: 'risultat* | offert* | annunci* | posizioni* | posizioni aperte | opportunità | lavori',
  ofTotal: 'di',
  openCalls: 'candidatur* spontane*',
  about: 'circa',
} satisfies Covered<Jobs>;
