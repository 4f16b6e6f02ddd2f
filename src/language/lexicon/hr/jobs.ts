import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  genderEndings: 'ica',
  listEntries: 'posao* | oglas* | slobodna radna mjesta | slobodnih radnih mjesta | rezultat* | natječaj*',
  ofTotal: 'od',
  nouns: {
    says: 'posao | poslovi | radno mjesto | oglas za posao | oglasi za posao | karijera',
    url: 'posao | poslovi | zaposlenje | karijera | natjecaj',
  },
  manyNouns: 'poslovi | oglasi za posao | slobodna radna mjesta',
  sectionHeadlines: `uvjeti | opis posla | nudimo | što nudimo | opis radnog mjesta | kvalifikacije | tražimo od kandidata
    | odgovornosti`,
  occupations: `inženjer* | programer* | developer* | voditelj* | direktor* | referent* | stručnjak* | suradnik | suradnica | suradnici | vozač* | prodavač* | konobar* | kuhar* | medicinska sestra | medicinski tehničar | liječnik | liječnica | učitelj* | nastavnik | nastavnica | odgojitelj* | računovođa | knjigovođa | skladištar* | tehničar* | električar* | mehaničar* | zavarivač* | bravar* | operater* | administrator* | asistent* | tajnik | tajnica | čistač* | spremačica | sobarica | recepcioner* | komercijalist* | analitičar* | dizajner* | radnik | radnica | radnici | njegovatelj* | blagajnik | blagajnica | pripravnik | monter | monteri | majstor | pomoćni | ljekarnik | farmaceut* | poslovođa | *inženjer* | *programer* | *voditelj* | *referent* | *prodavač* | *tehničar* | *medicinska sestra | *operater* | *terapeut* | zidar | tesar | stolar | vodoinstalater | pekar | slastičar | mesar | frizer | frizerka | nastavnik* | konzultant* | projektant* | dispečer* | psiholog | knjigovođ* | istraživač*`,
} satisfies FurtherLexicon['jobs'];
