import type { RefusedWords } from '@/domain/words-test';

/** Deleting, removing, hiding, taking back. Clearing filters is none of it (`filter-words.ts`). */
export const deleteWords: RefusedWords = {
  first: {
    en: `delete | remove | discard | withdraw | unsave | hide job | hide this | not interested | i'm not interested | deactivate | archive
      | close account | cancel subscription | cancel application | block | close my account | close your account
      | close profile | cancel my application | terminate account`,
    de: `löschen | entfernen | lösche | entferne | zurückziehen | ausblenden | job ausblenden | nicht interessiert | kein interesse
      | uninteressant | verwerfen | deaktivieren | archivieren | blockieren | stornieren | kündigen
      | konto schließen | konto auflösen | account schließen | mein konto schließen | mitgliedschaft beenden`,
    fr: `supprimer | retirer | masquer | pas intéressé | pas intéressée | ne m'intéresse pas | désactiver | archiver | résilier | bloquer
      | ne plus afficher | fermer mon compte | fermer le compte | clôturer mon compte | clôturer le compte
      | annuler ma candidature`,
    es: `eliminar | borrar | quitar | retirar | ocultar | no me interesa | desactivar | archivar | descartar | bloquear | cancelar suscripción
      | darse de baja | cerrar cuenta | cerrar mi cuenta | cerrar la cuenta | cancelar cuenta | cancelar candidatura
      | cancelar solicitud`,
    it: `elimina | eliminare | cancella | rimuovi | rimuovere | ritira | nascondi | non mi interessa | disattiva | archivia | scarta | blocca
      | chiudi account | chiudi il mio account | chiudi l'account | annulla candidatura | annulla iscrizione`,
    nl: `verwijder | verwijderen | intrekken | verberg | verbergen | niet geïnteresseerd | deactiveren | archiveren | blokkeren | opzeggen
      | account sluiten | sluit account | sluit mijn account | account opheffen | sollicitatie annuleren`,
    pt: `excluir | eliminar | apagar | remover | retirar | ocultar | não tenho interesse | não me interessa | desativar | arquivar
      | descartar | bloquear | fechar conta | fechar minha conta | fechar a conta | encerrar conta
      | encerrar minha conta | cancelar candidatura`,
    cs: `smazat | odstranit | vymazat | odebrat | skrýt | nemám zájem | stáhnout přihlášku | deaktivovat | archivovat | zablokovat
      | zrušit účet | zavřít účet | uzavřít účet | zrušit můj účet | zrušit přihlášku`,
    pl: `usuń | skasuj | wycofaj | ukryj | nie interesuje mnie | dezaktywuj | archiwizuj | odrzuć ofertę | zablokuj
      | zamknij konto | zamknij moje konto | zlikwiduj konto | anuluj aplikację`,
  },
  last: {
    en: 'delete permanently | delete account | delete job',
    de: 'löschen | entfernen | ausblenden | zurückziehen | deaktivieren | verwerfen | kündigen',
    fr: 'supprimer | masquer | retirer',
    es: 'eliminar | borrar | quitar | ocultar',
    it: 'elimina | cancella | rimuovi | nascondi',
    nl: 'verwijderen | verbergen | intrekken | opzeggen',
    pt: 'excluir | apagar | remover | ocultar',
    cs: 'smazat | odstranit | skrýt',
    pl: 'usuń | ukryj | wycofaj',
  },
};
