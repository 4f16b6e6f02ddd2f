import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  jobsOf: {
    last: 'karier',
  },
  boardMenu: 'pasang lowongan | untuk perusahaan',
  boardName: 'loker* | lowongan*',
  nothingFound: 'tidak ada hasil | tidak ditemukan | tidak ada lowongan | belum ada lowongan',
  login: 'masuk | daftar akun | buat akun',
  loading: 'memuat | mohon tunggu',
  challenge: 'saya bukan robot | akses ditolak',
  consentTopics: 'privasi | data pribadi',
  consentAnswers: 'terima | setuju | tolak | terima semua',
} satisfies FurtherLexicon['pages'];
