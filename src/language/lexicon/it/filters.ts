import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: 'filtro | filtri | tutti i filtri | affina | raffina | criteri',
    whole: 'filtra',
  },
  choices: 'risultati | selezione | modifiche',
  headingFillers: `tutti | tutte | gli | le | i | la | di | più | per | solo | e | o | ordina | ricerca | tua | tuoi | risultati
    | offerte | lavoro | annunci | opzioni | attivi | avanzati`,
  facets: `data | data di pubblicazione | esperienza | livello | tipo di impiego | contratto | tipo di contratto | orario
    | stipendio | retribuzione | da remoto | azienda | settore | categoria | distanza`,
  showResults: 'mostra risultati | vedi risultati | mostra offerte | applica filtri | fatto | cerca',
  applyChoices: {
    says: 'applica',
  },
  reset: {
    whole: 'azzera | azzera filtri | cancella filtri | reimposta | reimposta filtri | rimuovi filtri',
    alone: 'rimuovi filtro',
    says: 'cancella | cancella tutto',
    first: 'rimuovi | elimina | togli',
  },
} satisfies Covered<Filters>;
