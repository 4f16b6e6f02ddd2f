import type { Covered } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'annulla | no grazie | no, grazie | non ora | più tardi | salta',
  back: 'indietro',
  close: 'chiudi',
  closedParts: `il | la | i | questa | finestra | finestra di dialogo | modale | riquadro | pannello | filtro | filtri | menu
    | dettagli`,
  next: `avanti | successiva | successivo | successivi | prossima | prossimo | pagina successiva
    | post più vecchi | pagina seguente`,
  previous: 'precedente | precedenti | pagina precedente',
  page: 'pagina',
  pagingFillers: 'vai | alla | pagine | risultati | offerte',
  loadMore: `carica altri | carica altro | mostra altri risultati | altri risultati | altre offerte | vedi altre offerte
    | più offerte`,
  moreOf: `carica altri | carica altre | carica più | mostra altri | mostra altre | mostra più | vedi altri | vedi altre | vedi più
    | visualizza altri | visualizza altre`,
  moreAround: 'mostra, carica, vedi … successivi, successive, ulteriori',
  moreByNumber: 'mostra, carica, vedi … altri, altre, più',
  results: 'risultati',
  showMore: 'mostra altro | mostra di più | vedi altro | vedi di più',
  showAll:
    'mostra tutto | mostra tutti | mostra tutte | vedi tutto | vedi tutti | vedi tutte | visualizza tutto | visualizza tutti | visualizza tutte | vedi tutte le offerte | mostra tutte le posizioni | vedi tutte le posizioni',
  plainSend: 'invia',
  search: {
    says: 'cerca | ricerca | trova | dove | località | città | qualifica',
  },
  sort: 'ordina | ordina per | ordinamento | per pagina',
  view: `vedi | visualizza | vedi offerta | vedi annuncio | dettagli | vedi dettagli | leggi tutto | scopri di più
    | maggiori informazioni | mostra/nascondi`,
} satisfies Covered<Controls>;
