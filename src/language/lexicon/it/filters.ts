import type { Covered } from '../topics/concept';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: 'filtro | filtri | filtra | affina | criteri | raffina',
  choices: 'risultati | selezione | modifiche',
  headingFillers: `tutti | tutte | gli | le | i | la | di | più | per | solo | e | o | ordina | ricerca | tua | tuoi | risultati | offerte | lavoro
    | annunci | opzioni | attivi | avanzati`,
  openFilters: 'filtro | filtri | filtra | tutti i filtri | affina',
  facets: `data | data di pubblicazione | esperienza | livello | tipo di impiego | contratto | tipo di contratto | orario | stipendio
    | retribuzione | da remoto | azienda | settore | categoria | distanza`,
  showResults: 'mostra risultati | vedi risultati | mostra offerte | applica | applica filtri | fatto | cerca',
  reset: 'reimposta | azzera | cancella | cancella tutto | cancella filtri | rimuovi filtri',
  applyChoices: 'applica',
  removeChoice: 'rimuovi | rimuovi filtro | elimina | cancella | togli',
} satisfies Covered<Filters>;
