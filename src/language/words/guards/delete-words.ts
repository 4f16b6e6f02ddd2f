import type { ForbiddenWords } from '@/language/match/forbidden-word-test';

/** Deleting, removing, hiding, withdrawing. Not clearing filters (`filter-words.ts`). */
export const deleteWords: ForbiddenWords = {
  first: {
    en: `delete | remove | discard | withdraw | unsave | hide job | hide this | not interested | i'm not interested | deactivate | archive
      | close account | cancel subscription | cancel application | block | close my account | close your account
      | close profile | cancel my application | terminate account
      | erase | hide job | hide from | hide listing | cancel my account | delete my | permanently delete | take down | decline | reject | dismiss job | cancel interview | empty trash | revoke | disconnect`,
    de: `löschen | entfernen | lösche | entferne | zurückziehen | ausblenden | job ausblenden | nicht interessiert | kein interesse
      | uninteressant | verwerfen | deaktivieren | archivieren | blockieren | stornieren | kündigen
      | konto schließen | konto auflösen | account schließen | mein konto schließen | mitgliedschaft beenden
      | ablehnen | absagen | konto löschen | endgültig löschen | widerrufen`,
    fr: `supprimer | retirer | masquer | pas intéressé | pas intéressée | ne m'intéresse pas | désactiver | archiver | résilier | bloquer
      | ne plus afficher | fermer mon compte | fermer le compte | clôturer mon compte | clôturer le compte
      | annuler ma candidature
      | refuser l'offre | décliner | archiver | effacer mon compte | supprimer définitivement | révoquer`,
    es: `eliminar | borrar | quitar | retirar | ocultar | no me interesa | desactivar | archivar | descartar | bloquear | cancelar suscripción
      | darse de baja | cerrar cuenta | cerrar mi cuenta | cerrar la cuenta | cancelar cuenta | cancelar candidatura
      | cancelar solicitud
      | rechazar | declinar | anular candidatura | eliminar mi cuenta | revocar`,
    it: `elimina | eliminare | cancella | rimuovi | rimuovere | ritira | nascondi | non mi interessa | disattiva | archivia | scarta | blocca
      | chiudi account | chiudi il mio account | chiudi l'account | annulla candidatura | annulla iscrizione
      | rifiuta | revoca | elimina il mio account`,
    nl: `verwijder | verwijderen | intrekken | verberg | verbergen | niet geïnteresseerd | deactiveren | archiveren | blokkeren | opzeggen
      | account sluiten | sluit account | sluit mijn account | account opheffen | sollicitatie annuleren
      | afwijzen | weigeren | account verwijderen | herroepen | trek in | sollicitatie intrekken`,
    pt: `excluir | eliminar | apagar | remover | retirar | ocultar | não tenho interesse | não me interessa | desativar | arquivar
      | descartar | bloquear | fechar conta | fechar minha conta | fechar a conta | encerrar conta
      | encerrar minha conta | cancelar candidatura
      | recusar | rejeitar | revogar | desistir da candidatura | apagar conta | excluir conta`,
    cs: `smazat | odstranit | vymazat | odebrat | skrýt | nemám zájem | stáhnout přihlášku | deaktivovat | archivovat | zablokovat
      | zrušit účet | zavřít účet | uzavřít účet | zrušit můj účet | zrušit přihlášku
      | odmítnout | zamítnout | odvolat | smazat účet | vzít zpět`,
    pl: `usuń | skasuj | wycofaj | ukryj | nie interesuje mnie | dezaktywuj | archiwizuj | odrzuć ofertę | zablokuj
      | zamknij konto | zamknij moje konto | zlikwiduj konto | anuluj aplikację
      | odrzuć | archiwizuj | odwołaj | usuń konto`,
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
  says: {
    sv: 'ta bort | radera | dölj | arkivera | dra tillbaka | dra tillbaka ansökan | avsluta konto | stäng konto | inte intresserad | kasta',
    da: 'slet | fjern | skjul | arkiver | træk tilbage | træk ansøgning tilbage | luk konto | ikke interesseret | kassér',
    no: 'slett | fjern | skjul | arkiver | trekk tilbake | trekk søknad | trekk søknaden | avslutt konto | lukk konto | ikke interessert | forkast',
    fi: 'poista | piilota | arkistoi | peru hakemus | peruuta hakemus | vedä pois | sulje tili | ei kiinnosta | hylkää',
    hu: 'törlés | törlöm | eltávolítás | elrejtés | archiválás | visszavonás | jelentkezés visszavonása | fiók törlése | nem érdekel',
    ro: 'șterge | elimină | ascunde | arhivează | retrage | retrage candidatura | închide contul | nu mă interesează',
    sk: 'zmazať | vymazať | odstrániť | skryť | archivovať | stiahnuť žiadosť | zrušiť účet',
    tr: 'sil | kaldır | gizle | arşivle | geri çek | başvuruyu geri çek | hesabı sil | hesabı kapat | ilgilenmiyorum',
    el: 'διαγραφή | κατάργηση | απόκρυψη | αρχειοθέτηση | απόσυρση | κλείσιμο λογαριασμού | δεν με ενδιαφέρει',
    ru: 'удалить | скрыть | убрать | отозвать | отозвать отклик | архивировать | в архив | закрыть аккаунт | не интересно | не интересует',
    uk: 'видалити | приховати | прибрати | відкликати | відкликати заявку | архівувати | до архіву | закрити акаунт | не цікавить',
    ja: '削除 | 削除する | 非表示 | 非表示にする | 応募を取り消す | 応募を取り下げる | 取り下げる | 辞退する | アーカイブ | 退会 | 退会する | アカウントを削除 | 興味がない',
    zh: '删除 | 刪除 | 移除 | 隐藏 | 隱藏 | 撤回 | 撤回申请 | 撤回申請 | 取消申请 | 取消申請 | 归档 | 封存 | 注销账户 | 注销 | 刪除帳戶 | 关闭账户 | 不感兴趣 | 不感興趣',
    ko: '삭제 | 삭제하기 | 숨기기 | 지원 취소 | 지원 철회 | 보관하기 | 계정 삭제 | 회원 탈퇴 | 탈퇴하기 | 관심 없음',
    th: 'ลบ | ซ่อน | ถอนใบสมัคร | ยกเลิกใบสมัคร | เก็บถาวร | ลบบัญชี | ปิดบัญชี | ไม่สนใจ',
    ar: 'حذف | إزالة | إخفاء | سحب الطلب | أرشفة | حذف الحساب | إغلاق الحساب | غير مهتم',
  },
};
