import type { RefusedWords } from './refused-words';

/** What closes something or leads out of it without doing anything. */
export const closeWords: RefusedWords = {
  alone: {
    en: 'close | dismiss | cancel | no thanks | no, thanks | not now | maybe later | later | skip | back | go back | x | close dialog | got it | exit',
    de: 'schließen | schliessen | abbrechen | nein danke | nein, danke | nicht jetzt | später | vielleicht später | zurück | überspringen',
    fr: 'fermer | annuler | non merci | non, merci | pas maintenant | plus tard | retour | passer | ignorer',
    es: 'cerrar | cancelar | no gracias | no, gracias | ahora no | más tarde | volver | atrás | omitir',
    it: 'chiudi | annulla | no grazie | no, grazie | non ora | più tardi | indietro | salta',
    nl: 'sluiten | sluit | annuleren | annuleer | nee bedankt | nee, bedankt | niet nu | later | terug | overslaan',
    pt: 'fechar | cancelar | não obrigado | não, obrigado | agora não | mais tarde | voltar | pular',
    cs: 'zavřít | zrušit | ne děkuji | ne, děkuji | teď ne | později | zpět | přeskočit',
    pl: 'zamknij | anuluj | nie dziękuję | nie, dziękuję | nie teraz | później | wróć | wstecz | pomiń',
  },
  first: {
    en: 'close',
    de: 'dialog schließen | fenster schließen | schließen',
    fr: 'fermer',
    es: 'cerrar ventana | cerrar diálogo | cerrar cuadro',
    it: 'chiudi',
    nl: 'sluit | sluiten',
    pt: 'fechar',
    cs: 'zavřít',
    pl: 'zamknij',
  },
};
