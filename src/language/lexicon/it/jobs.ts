import type { Covered } from '../topics/concept';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords:
    'tempo pieno | full-time | part-time | tempo indeterminato | da remoto | ibrido | fa | candidatura semplice',
  nouns: 'lavoro | lavori | offerta | offerte | annunci | carriere | posizioni | opportunita',
  manyNouns: 'lavori | offerte | annunci',
  applyOnPosting: 'candidati | candidati ora | candidatura semplice | invia candidatura | inviare candidatura',
  sectionHeadlines:
    'responsabilità | requisiti | cosa offriamo | descrizione del lavoro | mansioni | il profilo | competenze',
  roles: `ingegnere | sviluppatore | responsabile | impiegato | impiegata | addetto | addetta | tecnico | magazziniere | operaio
    | consulente | tirocinante | stagista | cameriere | cuoco | contabile | commesso`,
  keywordField: 'cerca | ricerca | parola chiave | parole chiave | professione | mansione | cosa | posizione',
  placeField: 'dove | luogo | città | località | provincia | regione | cap',
} satisfies Covered<Jobs>;
