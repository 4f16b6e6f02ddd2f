import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  ofTotal: 'no',
  listEntries: 'vakanc* | darba sludinājum* | rezultāt*',
  nouns: {
    says: 'vakance | vakances | darba sludinājumi | darbs | karjera',
    url: 'vakance | vakances | karjera',
  },
  manyNouns: 'vakances | darba sludinājumi',
  sectionHeadlines:
    'prasības | galvenie pienākumi | mēs piedāvājam | piedāvājam | darba pienākumi | prasības kandidātiem',
  occupations: `inženier* | programmētāj* | vadītāj* | direktor* | speciālist* | autovadītāj* | pārdevēj* | viesmīl* | pavār*
    | medmāsa | medicīnas māsa | ārsts | ārste | ārsti | skolotāj* | grāmatved* | noliktavas darbinie* | tehniķ*
    | elektriķ* | mehāniķ* | metinātāj* | operator* | administrator* | asistent* | apkopēj* | analītiķ* | dizainer*
    | strādniek* | darbiniek* | kasier* | praktikant* | konsultant* | projektētāj* | kurjer* | apsargs | galdniek*
    | montētāj* | palīgstrādniek* | referent* | *inženieris | *inženiere | *vadītāj* | *speciālist* | *šofer* | *operator* | noliktav* | *tehniķis | elektriķis`,
} satisfies FurtherLexicon['jobs'];
