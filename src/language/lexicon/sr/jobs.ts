import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  ofTotal: 'од',
  listEntries: 'oglas* | оглас* | rezultat* | резултат*',
  nouns: {
    says: 'posao | poslovi | посао | послови | радно место | karijera | каријера',
    url: 'posao | poslovi | zaposlenje | karijera',
  },
  manyNouns: 'poslovi | послови | oglasi za posao | огласи за посао',
  sectionHeadlines: 'uslovi | opis posla | nudimo | kvalifikacije | odgovornosti | услови | опис посла | нудимо',
  occupations: `inženjer* | programer* | menadžer* | rukovodilac | direktor* | referent* | saradnik | saradnica | vozač* | prodavac
    | prodavačica | konobar* | kuvar* | medicinska sestra | lekar | nastavnik | vaspitač* | knjigovođa
    | magacioner* | tehničar* | električar* | mehaničar* | zavarivač* | bravar* | operater* | administrator*
    | asistent* | sekretar* | higijeničar* | spremačica | komercijalista | analitičar* | radnik | radnica | radnici
    | kasir* | монтер* | инжењер* | програмер* | менаџер* | возач* | продавац | конобар* | кувар*
    | медицинска сестра | лекар | наставник | васпитач* | књиговођа | магационер* | техничар* | електричар*
    | механичар* | радник | радница | радници | референт* | сарадник | оператер* | *inženjer* | *programer* | *rukovodilac | *referent* | *prodavac* | *tehničar* | *medicinska sestra | nastavnik* | *operater* | *savetnik*`,
} satisfies FurtherLexicon['jobs'];
