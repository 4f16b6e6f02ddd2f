import type { Covered } from '../topics/concept';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'annulla | no grazie | no, grazie | non ora | più tardi | indietro | salta',
  close: 'chiudi',
  closedParts: `il | la | i | questa | finestra | finestra di dialogo | modale | riquadro | pannello | filtro | filtri | menu | dettagli`,
  next: 'avanti | successiva | successivo | successivi | prossima | prossimo | pagina successiva | post più vecchi',
  previous: 'precedente | precedenti | indietro | pagina precedente',
  pagingFillers: 'vai | alla | pagina | pagine | risultati | offerte',
  loadMore: `carica altri | carica altro | mostra altri risultati | altri risultati | altre offerte | vedi altre offerte | più offerte`,
  showMore: 'mostra altro | mostra di più | vedi altro | vedi di più',
  plainSend: 'invia',
  search: `cerca | ricerca | trova | parola chiave | parole chiave | cosa | dove | località | città | mansione | qualifica | professione`,
  sort: 'ordina | ordina per | ordinamento | per pagina',
  view: `vedi | visualizza | vedi offerta | vedi annuncio | dettagli | vedi dettagli | leggi tutto | scopri di più
    | maggiori informazioni`,
} satisfies Covered<Controls>;
