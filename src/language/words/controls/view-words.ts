import { foldControlName } from '@/language/fold/fold-control-name';
import { nameWordTest } from '@/language/match/name-word-test';
import type { Phrases } from '@/language/match/phrases';

/** Names repeated in every row that only show its posting. */
const viewPhrases: Phrases = {
  en: `view | view job | view details | view job details | see details | see job | show details | details | job details | more details | read more | learn more
    | more | more info | more information | open | open job | view position | view vacancy | full description | view posting`,
  de: `ansehen | anzeigen | details | details ansehen | details anzeigen | mehr | mehr erfahren | mehr lesen | weiterlesen | zur stelle | zum job
    | zur anzeige | zum angebot | zur stellenanzeige | stelle ansehen | job ansehen | stellenanzeige ansehen | öffnen`,
  fr: `voir | voir l'offre | voir le poste | voir les détails | détails | afficher | en savoir plus | lire la suite | consulter | consulter l'offre`,
  es: 'ver | ver oferta | ver empleo | ver detalles | detalles | más información | leer más | ver más | ver vacante',
  it: `vedi | visualizza | vedi offerta | vedi annuncio | dettagli | vedi dettagli | leggi tutto | scopri di più | maggiori informazioni`,
  nl: 'bekijk | bekijk vacature | bekijk details | details | lees meer | meer informatie | toon | naar de vacature',
  pt: 'ver | ver vaga | ver oferta | ver detalhes | detalhes | saiba mais | ler mais | mais informações',
  cs: 'zobrazit | detail | detaily | zobrazit detail | více | více informací | zobrazit nabídku | číst dál',
  pl: 'zobacz | zobacz ofertę | szczegóły | pokaż | pokaż szczegóły | więcej | czytaj więcej | więcej informacji',
  others:
    'visa | visa jobb | läs mer | se stilling | les mer | læs mer | lue lisää | подробнее | 詳細 | 詳細を見る | 查看详情 | รายละเอียด',
};

const views = nameWordTest({ alone: viewPhrases });

/** True for the name of a control that just shows more of its row. */
export function isViewControl(name: string): boolean {
  return views(foldControlName(name));
}
