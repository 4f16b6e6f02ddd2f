import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'oskused | tehnoloogiad | programmeerimiskeeled',
  languages: 'milliseid keeli räägite | milliseid keeli oskate | keelteoskus | keeleoskus | võõrkeeled',
  disability: { says: 'puue | puuet' },
  gender: { says: 'sugu | sooline identiteet' },
  coverLetterText: { says: 'motivatsioonikiri | kaaskiri' },
  currentPay: 'praegu* … palk, töötasu',
  sourceShapes:
    'kust, kuidas, kus … kuulsite, leidsite, saite teada, nägite … meist, meie, töökoh*, kuulutus*, ettevõt*',
  salaryExpectedShapes: 'palgasoov*, palgaoot*, palgaootus* | soovitud, soovitav, oodatav … palk, töötasu',
  noticePeriodShapes: 'etteteatamis*',
  priorEmploymentShapes: 'töötanud, töötasite … meie, meil | meie, meil … töötanud',
  relocationShapes: 'valmis, nõus … kolima, ümber asuma, elukohta vahetama',
  startDateShapes:
    'millal, kui kiiresti, mis kuupäevast … alustada, tööle asuda, tööle tulla | varaseim*, võimalik, soovitud … tööleasumis*, alustamis*, alguskuupäev',
  age18: { says: 'täisealine | vähemalt 18 | üle 18' },
  criminalRecord: { says: 'kriminaalkorras | karistatud | karistusregister | karistusregistris' },
  needing: 'vajate, vajad, vaja, vajalik',
  noNeed: 'ei vaja, ei ole vaja, pole vaja',
  withoutPermit: 'ilma … viisa*, sponsor*, piirangu*',
  allowedToWork: 'tööluba, tööloa, õigus töötada, elamisluba | seaduslikult … töötada | töötada … seaduslikult',
  sponsor: 'vajate, vajad, vaja … sponsor*, viisa*',
  yesNoBeginnings: 'kas',
  joiners: 'või',
} satisfies FurtherLexicon['questions'];
