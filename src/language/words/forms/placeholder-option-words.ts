import { foldText } from '@/language/fold/fold-wording';
import { type Phrases, phraseAlternation } from '@/language/match/phrases';

const choose: Phrases = {
  en: 'select | select one | select an option | please select | please select one | choose | choose one | choose an option | please choose | pick one | make a selection | none selected',
  de: 'auswählen | bitte auswählen | wählen | bitte wählen | bitte wählen sie | auswahl | bitte treffen sie eine auswahl',
  fr: 'choisir | choisissez | sélectionner | sélectionnez | veuillez choisir | veuillez sélectionner',
  es: 'seleccionar | selecciona | seleccione | elegir | elige | elija | selecciona una opción | seleccione una opción',
  it: 'seleziona | selezionare | scegli | scegliere | seleziona un’opzione',
  nl: 'selecteer | selecteren | kies | kiezen | maak een keuze | selecteer een optie',
  pt: 'selecione | selecionar | escolha | escolher | selecione uma opção',
  cs: 'vyberte | zvolte | vyberte možnost',
  pl: 'wybierz | wybierz opcję | proszę wybrać',
};

const alone = new RegExp(`^[\\s\\-–—.…<>[\\](*]*(?:${phraseAlternation([choose])})[\\s\\-–—.…:<>\\])*]*$`, 'u');

/** Whether a list shows this while nothing is chosen: "Select one", "– Bitte wählen –". */
export function isPlaceholderOption(text: string): boolean {
  return alone.test(foldText(text));
}
