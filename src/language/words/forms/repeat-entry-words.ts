import { foldIdentifier } from '@/language/fold/fold-field-text';
import { type Phrases, phraseFinder } from '@/language/match/phrases';

const again: Phrases = {
  en: 'confirm | confirmation | repeat | again | verify | re-enter | reenter | retype | re-type',
  de: 'bestätigen | wiederholen | erneut | nochmals | wiederholung | bestätigung',
  fr: 'confirmer | confirmez | répéter | répétez | confirmation | ressaisir',
  es: 'confirmar | confirma | repetir | repite | confirmación',
  it: 'conferma | confermare | ripeti | ripetere',
  nl: 'bevestig | bevestigen | herhaal | herhalen | nogmaals',
  pt: 'confirmar | confirme | repetir | repita | confirmação',
  cs: 'potvrďte | potvrzení | zopakujte | znovu',
  pl: 'potwierdź | powtórz | ponownie',
  others:
    'bekräfta | upprepa | bekræft | gentag | bekreft | gjenta | vahvista | toista | megerősítés | confirmă | onayla',
};

const find = phraseFinder(again);

/** Whether a field asks for the previous field's value again. */
export function asksToRepeatEntry(text: string): boolean {
  return find(foldIdentifier(text)) !== null;
}
