import type { Phrases } from '@/language/match/phrases';

/** Leaves something without effect, if the name says nothing else. */
export const leavePhrases: Phrases = {
  en: 'cancel | no thanks | no, thanks | not now | maybe later | later | skip | back | go back | x | got it',
  de: 'abbrechen | nein danke | nein, danke | nicht jetzt | später | vielleicht später | zurück | überspringen',
  fr: 'annuler | non merci | non, merci | pas maintenant | plus tard | retour | passer | ignorer',
  es: 'cancelar | no gracias | no, gracias | ahora no | más tarde | volver | atrás | omitir',
  it: 'annulla | no grazie | no, grazie | non ora | più tardi | indietro | salta',
  nl: 'annuleren | annuleer | nee bedankt | nee, bedankt | niet nu | later | terug | overslaan',
  pt: 'cancelar | não obrigado | não, obrigado | agora não | mais tarde | voltar | pular',
  cs: 'zrušit | ne děkuji | ne, děkuji | teď ne | později | zpět | přeskočit',
  pl: 'anuluj | nie dziękuję | nie, dziękuję | nie teraz | później | wróć | wstecz | pomiń',
};

/** Closes, alone or with its object: accounts can be closed too. */
export const closePhrases: Phrases = {
  en: 'close | dismiss | exit',
  de: 'schließen | schliessen',
  fr: 'fermer',
  es: 'cerrar',
  it: 'chiudi',
  nl: 'sluiten | sluit',
  pt: 'fechar',
  cs: 'zavřít',
  pl: 'zamknij',
};

/** Page parts that can safely be closed. */
export const closedPartPhrases: Phrases = {
  en: `the | this | dialog | dialogue | window | modal | popup | pop-up | panel | overlay | sheet | drawer | sidebar | filter | filters | all
    | menu | details | job details | banner | message | notification | tooltip | preview`,
  de: `den | das | die | dieses | dialog | dialogfenster | fenster | modal | popup | pop-up | panel | overlay | filter | alle | menü
    | seitenleiste | details | banner | meldung | hinweis | vorschau`,
  fr: `le | la | les | cette | ce | fenêtre | boîte de dialogue | dialogue | modale | panneau | filtre | filtres | tous | menu | détails
    | bannière`,
  es: 'el | la | los | este | esta | ventana | emergente | diálogo | cuadro de diálogo | modal | panel | filtro | filtros | menú | detalles',
  it: 'il | la | i | questa | finestra | finestra di dialogo | modale | riquadro | pannello | filtro | filtri | menu | dettagli',
  nl: 'het | de | dit | venster | dialoog | dialoogvenster | paneel | filter | filters | alle | menu | details',
  pt: 'o | a | os | esta | janela | diálogo | caixa de diálogo | modal | painel | filtro | filtros | menu | detalhes',
  cs: 'toto | okno | dialog | dialogové okno | panel | filtr | filtry | menu | nabídku | detail',
  pl: 'to | okno | dialog | okno dialogowe | panel | filtr | filtry | menu | szczegóły',
};
