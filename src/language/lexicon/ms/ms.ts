import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { questions } from './questions';

/** Malay. */
export const ms = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  questions,
  contact: {
    tel: { named: 'telefon' },
  },
  places: {
    addressLine1: { says: 'alamat 1' },
    addressLine2: { says: 'alamat 2' },
    streetAddress: { says: 'jalan' },
    streetOrAddress: { says: 'alamat' },
    country: { says: 'negara | negara kediaman | negara bermastautin', named: 'negara' },
  },
  never: {
    consent: { says: 'saya bersetuju | data peribadi | dasar privasi | terma dan syarat' },
    agreeing: 'setuju',
    signature: { says: 'tanda tangan | tandatangan' },
    marketing: { says: 'buletin' },
    bindingWords: 'tanda tangan | tandatangan',
  },
  actions: {
    apply: { url: 'mohon | memohon' },
  },
  forms: {
    attachFile: 'lampirkan | muat naik | muat naik fail | pilih fail | semak imbas',
    dropFile: 'seret, lepas*, letak* … fail, dokumen, sini',
    sectionHeadings: 'telefon | alamat | data | diri',
    pageSearch: { says: 'cari' },
  },
  person: {
    name: { alone: 'nama' },
  },
  harmless: {
    wholeNames: 'tutup',
  },
  steps: {
    next: 'seterusnya | langkah seterusnya | halaman seterusnya | simpan dan teruskan',
    onward: 'teruskan',
    alone: 'ok',
    part: 'langkah | halaman',
    outOf: 'dari | daripada',
    last: { last: 'terakhir | akhir' },
    agreeing: 'setuju*',
  },
  jobs: {
    ofTotal: 'daripada',
    nouns: {
      url: 'vakansi',
    },
    occupations: `*jurutera* | *juruteknik* | *kerani* | *pemandu* | *penyelia* | *pengurus* | *akauntan* | *jururawat* | *pembantu* | *pegawai* | *eksekutif* | *tukang masak* | *juruwang* | *guru*`,
    listEntries: 'kerja kosong | jawatan kosong',
  },
  postings: {
    legalForms: { says: 'Sdn Bhd' },
  },
  controls: {
    pagingFillers: 'pergi ke',
    previous: 'sebelumnya | halaman sebelumnya | muka surat sebelumnya',
    next: 'seterusnya | halaman seterusnya | muka surat seterusnya',
    page: 'muka surat',
    loadMore: 'muat lebih banyak | muat lagi | lebih banyak pekerjaan | lebih banyak jawatan | lebih banyak keputusan',
    showMore: 'tunjukkan lagi | lihat lagi | tunjuk lebih banyak',
    showAll: 'lihat semua',
  },
} satisfies FurtherLexicon;
