import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'keterampilan | keahlian | kemahiran | teknologi',
  languages:
    'bahasa yang dikuasai | bahasa apa saja yang anda kuasai | kemampuan bahasa | kemampuan berbahasa | bahasa asing',
  disability: { says: 'disabilitas' },
  gender: { says: 'jenis kelamin' },
  coverLetterText: { says: 'surat lamaran | surat pengantar | surat motivasi' },
  salaryExpected: { says: 'ekspektasi gaji | harapan gaji | permintaan gaji | gaji yang diharapkan' },
  noticePeriod: { says: 'masa pemberitahuan | periode pemberitahuan' },
  currentPay: 'gaji … saat ini, sekarang, terakhir, semasa, terkini',
  sourceShapes:
    'dari mana, bagaimana, di mana … mengetahui, tahu, mendengar, menemukan … lowongan, kami, posisi, perusahaan',
  salaryExpectedShapes: 'gaji … diharapkan, diinginkan, harapkan, inginkan',
  priorEmploymentShapes: 'pernah … bekerja … kami',
  relocationShapes: 'bersedia, siap … relokasi, pindah, dipindahkan',
  startDateShapes:
    'kapan … dapat mulai, bisa mulai, dapat bergabung, bisa bergabung, siap mulai | tanggal … dapat mulai, bisa mulai, dapat bergabung, bisa bergabung',
  age18: { says: 'berusia 18 tahun | 18 tahun ke atas | minimal 18 tahun | di atas 18 tahun | 18 tahun atau lebih' },
  criminalRecord: { says: 'catatan kriminal | skck | pernah dihukum | tindak pidana' },
  needing: 'memerlukan, membutuhkan, perlu, diperlukan',
  noNeed: 'tidak … memerlukan, membutuhkan, perlu, perlukan',
  withoutPermit: 'tanpa … sponsor*, visa, batasan, pembatasan, sekatan',
  allowedToWork:
    'izin kerja, izin untuk bekerja, hak untuk bekerja, berhak bekerja, berhak untuk bekerja, bekerja secara legal, bekerja secara sah',
  sponsor: 'memerlukan, membutuhkan, perlu, butuh … sponsor*, visa',
  yesNoBeginnings: 'apakah anda',
  joiners: 'atau',
} satisfies FurtherLexicon['questions'];
