import { foldText } from '@/language/fold/fold-wording';
import { type Phrases, phraseFinder } from '@/language/match/phrases';

const atWork: Phrases = {
  en: 'analyzing | analysing | uploading | parsing | processing | reading your | scanning | extracting | loading | please wait',
  de: 'wird hochgeladen | wird verarbeitet | wird analysiert | wird gelesen | wird geladen | wird ausgewertet | bitte warten',
  fr: 'analyse en cours | téléchargement en cours | chargement | traitement en cours | veuillez patienter',
  es: 'analizando | subiendo | procesando | cargando | leyendo | espere',
  it: 'analisi in corso | caricamento | elaborazione | attendere',
  nl: 'bezig met | wordt geüpload | wordt verwerkt | wordt geladen | even geduld',
  pt: 'analisando | carregando | processando | enviando | aguarde',
  cs: 'nahrávání | zpracování | čekejte',
  pl: 'wgrywanie | przetwarzanie | ładowanie | proszę czekać',
};
const find = phraseFinder(atWork);

/** Characters. Longer texts mention other things as well. */
const longest = 80;

/** Whether a form shows that it is still processing a file: "Analyzing resume…". */
export function isUploadProgressText(text: string): boolean {
  return text.length <= longest && find(foldText(text)) !== null;
}
