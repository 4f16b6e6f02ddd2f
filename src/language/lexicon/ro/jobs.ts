import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  listEntries: 'joburi* | rezultat* | locuri de muncă | anunțuri* | anunț de angajare | posturi vacante',
  ofTotal: 'din',
  nouns: {
    says: 'job | joburi | loc de muncă | locuri de muncă | cariere | carieră | posturi vacante',
    url: 'joburi | munca | cariere | anunt | angajari',
  },
  manyNouns: 'locuri de muncă | joburi | posturi vacante',
  sectionHeadlines: `cerințe | responsabilități | beneficii | ce oferim | candidatul ideal | oferim | atribuții | profilul candidatului`,
  occupations: `inginer* | programator* | dezvoltator* | specialist* | contabil | contabilă | contabili | șofer* | curier* | vânzător* | casier* | operator* | administrator* | director | directori | directoare | manager* | asistent* | consultant* | consilier* | bucătar* | ospătar* | barman* | lucrător* | muncitor* | electrician* | mecanic* | sudor* | lăcătuș* | tehnician* | medic | medici | farmacist* | profesor* | educatoare | învățător* | avocat* | economist* | secretar | secretară | referent* | agent* | gestionar* | manipulant* | ambalator* | recepționer* | cameristă | îngrijitor* | femeie de serviciu | paznic* | coafor* | croitor* | zidar* | instalator* | inspector* | analist* | reprezentant* | stagiar* | expert | experți | șef | stivuitorist* | confecționer* | responsabil | magaziner* | *inginer* | *manager* | contabil* | *asistent* | dulgher | tâmplar | zugrav* | brutar | cofetar | măcelar | frizer | educator* | proiectant* | dispecer* | psiholog | cercetător* | jurist*`,
  about: 'circa | aproximativ',
} satisfies FurtherLexicon['jobs'];
