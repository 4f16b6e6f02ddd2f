import { splitIdentifier } from './markup-field-names';

/** Words for postings in addresses and attribute names. */
const jobWords = new Set(
  'job jobs jobad jobposting jobcard joblisting career careers karriere vacancy vacancies position positions opening openings posting postings stelle stellen stellenangebot stellenangebote offene stellenanzeige emploi emplois offre offres poste recrutement empleo empleos oferta ofertas vaga vagas trabajo lavoro offerta offerte annuncio vacature vacatures werk praca prace práce pracovni nabidka nabídka rpd oferty ogloszenie állás állások allas jobb ledig stilling työpaikat rekry viewjob jk vakansi lowongan viec is-ilani ilan'.split(
    ' ',
  ),
);

/** Whether an address, class or attribute name mentions jobs: `/jobs/view/42`, `job-card`, `data-job-id`. */
export function hasJobUrlWord(name: string): boolean {
  return splitIdentifier(name).some((word) => jobWords.has(word));
}
