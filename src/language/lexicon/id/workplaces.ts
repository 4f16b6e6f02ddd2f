import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  kindsOfPlaces: {
    says: 'kabupaten | provinsi | kota',
  },
  workedAt: 'penempatan di | ditempatkan di',
  remote: 'kerja dari rumah | dari rumah | jarak jauh',
  hybrid: 'hibrida',
  onsite: 'kerja di kantor | di kantor',
  anywhere: 'seluruh indonesia',
  betweenPlaces: 'dan | atau',
  partTime: 'paruh waktu',
  employmentTypes:
    'penuh waktu | kontrak | magang | pekerja lepas | karyawan tetap | harian | karyawan kontrak | musiman',
} satisfies FurtherLexicon['workplaces'];
