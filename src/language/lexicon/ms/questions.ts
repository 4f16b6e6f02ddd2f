import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  languages: 'bahasa pertuturan | bahasa yang dituturkan | penguasaan bahasa',
  disability: { says: 'orang kurang upaya' },
  gender: { says: 'jantina' },
  coverLetterText: { says: 'surat iringan' },
  salaryExpected: { says: 'gaji dijangka | jangkaan gaji' },
  noticePeriod: { says: 'tempoh notis | notis berhenti' },
  sourceShapes: 'bagaimana, di mana, dari mana … tahu, mengetahui, dengar, jumpa … kami, jawatan, kekosongan, syarikat',
  salaryExpectedShapes: 'gaji … dijangka*, dipohon, jangkakan, diminta',
  relocationShapes: 'bersedia … berpindah',
  startDateShapes: 'bila, bilakah … boleh mula, boleh bermula | tarikh … boleh mula, boleh bermula',
  age18: { says: 'berumur 18 tahun' },
  criminalRecord: { says: 'rekod jenayah | disabitkan' },
  needing: 'perlukan',
  allowedToWork: 'permit kerja, kebenaran bekerja, kebenaran untuk bekerja',
  sponsor: 'memerlukan, perlukan, perlu … penajaan',
  yesNoBeginnings: 'adakah',
} satisfies FurtherLexicon['questions'];
