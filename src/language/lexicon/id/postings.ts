import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  calling: { first: 'loker | lowongan kerja | lowongan | dibutuhkan | dicari | kami mencari | kami membutuhkan' },
  legalForms: {
    last: 'Tbk | Persero',
    first: 'PT',
  },
  descriptionHeading: {
    says: 'deskripsi pekerjaan',
  },
  otherContent: {
    first: 'pertanyaan umum | pertanyaan yang sering | lowongan … serupa,lainnya',
  },
  details: 'detail | rincian | informasi | deskripsi | pekerjaan | lowongan',
  call: 'lowongan | kerja',
  seeking: 'membuka lowongan | sedang mencari',
  title: {
    alone: 'jabatan | posisi | nama pekerjaan',
  },
  company: {
    alone: 'perusahaan | nama perusahaan | instansi | lembaga | nama instansi',
  },
  place: {
    alone: 'lokasi | lokasi kerja | penempatan | kota | lokasi penempatan',
  },
  pay: {
    alone: 'gaji | upah | kisaran gaji',
  },
  otherFact: 'batas akhir lamaran | batas lamaran | tanggal penutupan',
  posted: {
    alone: 'diposting | dipublikasikan | tanggal posting | diperbarui | tanggal tayang',
  },
  employment: {
    alone: 'tipe pekerjaan | jenis pekerjaan | status kerja',
  },
  unnamed: 'perusahaan dirahasiakan | rahasia',
  forClient: 'klien kami',
  weSeek: 'kami mencari | dibutuhkan',
  closed: 'lowongan,iklan … sudah ditutup,telah ditutup,sudah berakhir,telah berakhir,tidak lagi tersedia',
  closedOnes: 'lowongan … ditutup,kedaluwarsa,berakhir',
  applyEasily: 'lamar cepat',
} satisfies FurtherLexicon['postings'];
