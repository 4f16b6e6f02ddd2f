import { foldText } from '@/language/fold/fold-wording';
import { type Phrases, phraseAlternation } from '@/language/match/phrases';

const attach: Phrases = {
  en: 'attach | attach file | attach files | upload | upload file | upload files | upload a file | choose file | choose files | choose a file | browse | browse files | select file | select a file | select files | add file | add files | drop files here | drag and drop | file | drop file here',
  de: 'anhängen | datei anhängen | hochladen | datei hochladen | dateien hochladen | datei auswählen | durchsuchen | datei wählen | dateien auswählen | datei',
  fr: 'joindre | joindre un fichier | télécharger | téléverser | choisir un fichier | parcourir | ajouter un fichier | importer | fichier',
  es: 'adjuntar | adjuntar archivo | subir | subir archivo | elegir archivo | seleccionar archivo | examinar | cargar | archivo',
  it: 'allega | allega file | carica | carica file | scegli file | seleziona file | sfoglia | file',
  nl: 'bijvoegen | bestand bijvoegen | uploaden | upload | bestand uploaden | bestand kiezen | kies bestand | bladeren | selecteer bestand | bestand',
  pt: 'anexar | anexar arquivo | enviar arquivo | carregar | carregar ficheiro | escolher arquivo | escolher ficheiro | procurar | arquivo | ficheiro',
  cs: 'přiložit | nahrát | nahrát soubor | vybrat soubor | procházet | přiložit soubor | soubor',
  pl: 'załącz | załącz plik | prześlij plik | wybierz plik | przeglądaj | dodaj plik | plik',
  others:
    'bifoga | ladda upp | välj fil | vedhæft | vælg fil | last opp | velg fil | liitä | valitse tiedosto | feltöltés',
};

const alone = new RegExp(`^(?:${phraseAlternation([attach])})(?:\\s*[(*:.].*)?$`, 'u');

/** Whether the words only say that a file is to be chosen, not which. */
export function isAttachFileLabel(text: string): boolean {
  return alone.test(foldText(text));
}
