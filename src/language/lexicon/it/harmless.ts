import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `il lo la i gli le l un uno una di del della dei delle e o a al alla in nel con senza per più meno tutto tutti tutte tutta altro
    altri altre mostra mostrare vedi visualizza leggi consulta sfoglia cerca cercare ricerca trova trovare filtra filtro filtri
    affina ordina ordinamento ordine espandi comprimi riduci selezione successivo successiva successivi prossimo prossima avanti
    precedente precedenti indietro primo prima ultimo ultima ultimi ultime recente recenti vecchi nuovo nuovi nuove rilevanza
    rilevanti pertinenza crescente decrescente risultati risultato pagina pagine elenco lista griglia mappa tabella vista offerta
    offerte lavoro lavori posizione posizioni annuncio annunci titolo parola parole chiave descrizione dettagli dettaglio info
    informazioni riepilogo requisiti vantaggi tempo pieno parziale indeterminato determinato stage tirocinio apprendistato giorno
    giorni settimana settimane mese mesi ora ore anno anni oggi ieri data pubblicazione pubblicato qualsiasi momento luogo luoghi
    località sede città provincia provincie regione regioni paese paesi cap distanza raggio km chilometri remoto ibrido casa ufficio
    presenza smart working stipendio stipendi retribuzione minimo massimo annuale mensile tipo tipi contratto contratti orario
    impiego esperienza livello livelli junior senior istruzione laurea diploma lingua lingue competenze azienda aziende datore
    settore settori area categoria categorie reparto funzione criteri opzioni avanzata avanzati simili menu contenuto aiuto consigli
    notizie italiano inglese dove cosa`,
  wholeNames: `nascondi filtri | nascondi mappa | apri menu | apri filtri | applica filtri | applica i filtri | aggiorna risultati
    | fatto | nuova ricerca`,
  pagination: 'pagina*',
} satisfies Covered<Harmless>;
