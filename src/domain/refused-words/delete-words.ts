import type { RefusedWords } from './refused-words';

/** Deleting, removing, hiding, taking back. Clearing filters is none of it (`filter-words.ts`). */
export const deleteWords: RefusedWords = {
  first: {
    en: `delete | remove | discard | withdraw | unsave | hide job | hide this | not interested | i'm not interested | deactivate | archive
      | close account | cancel subscription | cancel application | block`,
    de: `löschen | entfernen | lösche | entferne | zurückziehen | ausblenden | job ausblenden | nicht interessiert | kein interesse
      | uninteressant | verwerfen | deaktivieren | archivieren | blockieren | stornieren | kündigen`,
    fr: `supprimer | retirer | masquer | pas intéressé | pas intéressée | ne m'intéresse pas | désactiver | archiver | résilier | bloquer
      | ne plus afficher`,
    es: `eliminar | borrar | quitar | retirar | ocultar | no me interesa | desactivar | archivar | descartar | bloquear | cancelar suscripción
      | darse de baja`,
    it: 'elimina | eliminare | cancella | rimuovi | rimuovere | ritira | nascondi | non mi interessa | disattiva | archivia | scarta | blocca',
    nl: 'verwijder | verwijderen | intrekken | verberg | verbergen | niet geïnteresseerd | deactiveren | archiveren | blokkeren | opzeggen',
    pt: `excluir | eliminar | apagar | remover | retirar | ocultar | não tenho interesse | não me interessa | desativar | arquivar
      | descartar | bloquear`,
    cs: 'smazat | odstranit | vymazat | odebrat | skrýt | nemám zájem | stáhnout přihlášku | deaktivovat | archivovat | zablokovat',
    pl: 'usuń | skasuj | wycofaj | ukryj | nie interesuje mnie | dezaktywuj | archiwizuj | odrzuć ofertę | zablokuj',
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
