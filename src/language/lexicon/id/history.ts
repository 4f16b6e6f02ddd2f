import type { FurtherLexicon } from '../topics/topics';

export const history = {
  addEntry: 'tambah | tambahkan | tambah lagi',
  keepEntry: 'simpan | selesai',
  editEntry: 'edit | ubah',
  anotherEntry: 'lagi | baru | lain',
  workEntry: 'pekerjaan | pengalaman',
  educationEntry: 'pendidikan | sekolah',
  educationArea: 'jurusan | bidang studi | program studi',
  educationStudyType: 'jenjang pendidikan | tingkat pendidikan | gelar | jenjang',
  educationInstitution: 'nama institusi | institusi | universitas | nama sekolah | sekolah | institusi pendidikan',
  onlyEducation: 'nama sekolah | universitas | jenjang pendidikan | institusi pendidikan',
  startDate: 'dari | mulai | tanggal mulai | tahun masuk',
  endDate: 'sampai | hingga | selesai | tanggal selesai | tanggal berakhir | tahun lulus',
  workHeadings: 'pengalaman kerja | pengalaman | riwayat pekerjaan',
  educationHeadings: 'pendidikan | riwayat pendidikan',
  workIsCurrent: `saat ini | masih bekerja di sini | saya masih bekerja di sini | pekerjaan saat ini | sampai sekarang
    | saya bekerja di sini saat ini | saat ini bekerja di sini | saat ini saya bekerja di sini
    | saya saat ini bekerja di sini | saya masih bekerja disini | masih bekerja disini | masih bekerja
    | posisi saat ini | pekerjaan sekarang | hingga sekarang | hingga saat ini | sampai saat ini`,
  workPosition: 'jabatan | posisi',
  workName: 'perusahaan | nama perusahaan',
  workSummary: 'deskripsi pekerjaan | deskripsi | tanggung jawab',
} satisfies FurtherLexicon['history'];
