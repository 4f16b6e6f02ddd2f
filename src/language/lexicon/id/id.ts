import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { dates } from './dates';
import { history } from './history';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Indonesian. */
export const id = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  history,
  questions,
  contact: {
    email: { says: 'surel | alamat email' },
    telCountryCode: { says: 'kode negara' },
    tel: {
      says: `nomor telepon | nomor hp | no hp | telepon | nomor ponsel | nomor handphone | no. telepon
      | nomor telepon seluler | nomor seluler`,
    },
    photoFile: { says: 'foto' },
    resumeFile: { named: 'cv | curriculum vitae' },
    websitePage: { named: 'website' },
  },
  places: {
    addressHousenumber: { says: 'nomor rumah' },
    addressLine1: { says: 'alamat 1' },
    addressLine2: { says: 'alamat 2' },
    streetAddress: { says: 'jalan | alamat lengkap' },
    streetOrAddress: { says: 'alamat' },
    postalCode: { says: 'kode pos' },
    addressLevel3: { says: 'kecamatan | kelurahan', named: 'kecamatan' },
    addressLevel2: { says: 'kota | kota/kabupaten | kabupaten | kabupaten/kota', named: 'kota' },
    addressLevel1: { says: 'provinsi' },
    country: { says: 'negara | negara tempat tinggal | negara domisili', named: 'negara' },
    addressStreetname: { says: 'nama jalan' },
  },
  never: {
    honeypot: { says: 'biarkan kolom ini kosong | kosongkan kolom ini | jangan isi kolom ini | jangan diisi' },
    consentToFuture: { says: 'lowongan lain' },
    consent: { says: 'saya setuju | saya menyetujui | data pribadi | kebijakan privasi' },
    captcha: { says: 'bukan robot' },
    agreeing: 'setuju | menyetujui',
    secret: { says: 'kata sandi' },
    signature: { says: 'tanda tangan' },
    marketing: { says: 'buletin | materi promosi' },
    payment: { says: 'nomor kartu' },
    bindingWords: 'tanda tangan',
  },
  actions: {
    agree: { says: 'setuju | saya setuju | terima | konfirmasi' },
    delete: {
      says: 'hapus | hapus akun | padam | padamkan | batalkan lamaran | tarik lamaran | sembunyikan lowongan | nonaktifkan',
    },
    follow: { says: 'ikuti | berlangganan | berhenti berlangganan' },
    apply: {
      says: `lamar | lamar sekarang | lamar cepat | kirim lamaran | kirim cv | saya tertarik | lamar kerja | mohon | mohon sekarang
        | ajukan lamaran`,
      url: 'lamar | lamar kerja | kirim lamaran | ajukan lamaran | mohon sekarang',
    },
    signIn: { says: 'keluar | masuk | log masuk | log keluar' },
    signUp: { says: 'daftar | daftar sekarang | buat akun' },
    save: { says: 'simpan | simpan lowongan | simpan pekerjaan' },
    purchase: { says: 'beli | beli sekarang | bayar' },
    send: { says: 'kirim | kirim pesan | bagikan | hubungi' },
    besideUrlActions: 'online',
  },
  cv: { languagesHeadings: 'bahasa | kemampuan bahasa' },
  synonyms: { language: 'bahasa' },
  controls: {
    view: 'detail | lihat detail | lihat lowongan',
    pagingFillers: 'buka',
    previous: 'sebelumnya | halaman sebelumnya',
    page: 'halaman',
    leave: 'batal | batalkan',
    close: 'tutup',
    next: 'berikutnya | selanjutnya | halaman berikutnya | halaman selanjutnya | halaman berikut',
    loadMore: 'muat lebih banyak | muat lainnya | lowongan lainnya | lebih banyak lowongan',
    showMore: 'lihat lebih banyak | tampilkan lebih banyak | selengkapnya',
    showAll: 'lihat semua | tampilkan semua',
  },
  filters: {
    applyChoices: { whole: 'terapkan' },
  },
  forms: {
    relationship: 'hubungan | hubungan keluarga',
    enterAgain: 'konfirmasi | ulangi',
    attachFile: 'lampirkan | lampirkan file | unggah | unggah file | pilih file | pilih berkas | telusuri',
    dropFile: 'seret, tarik, letakkan, lepas* … file, berkas, dokumen, sini',
    otherPerson: 'kontak darurat',
    sectionHeadings: 'alamat | kontak | data | diri | pribadi | informasi',
    unrelated: { says: 'kode voucher | kode promo | label alamat | komentar', named: 'voucher | promo' },
    pageSearch: { says: 'cari' },
  },
  person: {
    birthday: { says: 'tanggal lahir' },
    organization: { says: 'perusahaan | nama perusahaan' },
    givenName: { says: 'nama depan' },
    familyName: { says: 'nama belakang' },
    name: { says: 'nama lengkap | nama penerima', alone: 'nama' },
  },
  harmless: {
    words: `dan atau dari di ke untuk dengan tanpa per lebih lagi banyak sedikit semua lainnya tampilkan lihat baca cari pencarian temukan
      filter saring urutkan urutan perluas ciutkan pilihan berikutnya selanjutnya sebelumnya kembali pertama terakhir terbaru
      terlama baru relevansi relevan hasil halaman peta tabel tampilan lowongan kerja pekerjaan posisi jabatan judul kata kunci
      deskripsi detail rincian informasi penuh paruh waktu tetap sementara magang hari minggu bulan jam tahun tanggal diposting
      lokasi tempat kota provinsi wilayah negara jarak km jarak-jauh hibrida kantor rumah gaji tipe jenis kontrak pengalaman tingkat
      pendidikan bahasa perusahaan industri bidang kategori departemen kriteria opsi serupa menu bantuan`,
    wholeNames: 'hapus filter | hapus semua filter | atur ulang | atur ulang filter | bersihkan filter | tutup',
  },
  steps: {
    next: 'berikutnya | selanjutnya | langkah berikutnya | halaman berikutnya | simpan dan lanjutkan',
    onward: 'lanjutkan | lanjut',
    alone: 'oke | ok',
    part: 'langkah | halaman',
    outOf: 'dari',
    last: { last: 'terakhir | akhir' },
    sending: 'kirim* | mengirim* | ajukan*',
    agreeing: 'setuju*',
  },
  jobs,
  postings,
  money,
  pages,
  workplaces,
  dates,
  options: { chooseOne: 'pilih | silakan pilih | pilih salah satu | pilih opsi | pilih satu' },
} satisfies FurtherLexicon;
