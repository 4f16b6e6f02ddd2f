import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  nouns: {
    url: 'lowongan | loker | karir | karier',
    says: 'lowongan | lowongan kerja | loker | karier | karir',
  },
  listEntries: 'lowongan* | hasil | lowongan kerja',
  manyNouns: 'lowongan kerja | lowongan | loker',
  sectionHeadlines: 'kualifikasi | persyaratan | tanggung jawab | tugas dan tanggung jawab | keuntungan | fasilitas',
  occupations: `staf | staff | admin | manajer | supervisor | operator | teknisi | sopir | pengemudi | kurir | kasir | guru
    | perawat | dokter | apoteker | akuntan | sekretaris | resepsionis | pramuniaga | pelayan | juru masak | koki
    | satpam | desainer | pengembang | programmer | analis | asisten | konsultan | magang | karyawan | penjahit
    | mekanik | kepala | koordinator | pramusaji | insinyur | supir | kepala toko`,
  ofTotal: 'dari',
  about: 'sekitar',
} satisfies FurtherLexicon['jobs'];
