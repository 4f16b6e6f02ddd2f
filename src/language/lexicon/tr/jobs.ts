import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  ofTotal: 'toplam',
  nouns: {
    url: 'is-ilani | ilan | ilani | ilanlari | ilanlar | isilani | kariyer | pozisyon | pozisyonlar',
    says: 'iş | iş ilanı | iş ilanları | ilan | ilanlar | kariyer | açık pozisyonlar | pozisyonlar | iş fırsatları',
  },
  occupations: `*geliştirici* | *mühendis* | uzmanı | uzman | uzmanları | müdürü | müdür | müdürleri | yöneticisi | yönetici | sorumlusu | sorumluları | elemanı | elemanları | eleman | personeli | temsilcisi | temsilcileri | danışmanı | danışman | asistanı | asistan | asistanları | operatörü | operatör | şoförü | şoför | kurye | kuryesi | garson | aşçı | aşçısı | aşçıbaşı | hemşire | hemşiresi | öğretmeni | öğretmen | muhasebeci | muhasebe | sekreter | sekreteri | kasiyer | stajyer | stajyeri | ustası | ustabaşı | işçisi | işçi | kaynakçı | tasarımcı | tasarımcısı | mimar | mimarı | avukat | avukatı | eczacı | doktoru | doktor | hekim | hekimi | analisti | analist | programcı | yazılımcı | görevlisi | görevlileri | depocu | direktörü | direktör | koordinatörü | koordinatör | denetçi | denetçisi | şefi | barista | komi | kuaför | terzi | elektrikçi | tesisatçı | teknisyen | teknisyeni | tekniker | teknikeri | psikolog | fizyoterapist | diyetisyen | çevirmen | editör | editörü | satıcı | tezgahtar | reyon görevlisi | satış | pazarlama | memuru | memur | eğitmen | eğitmeni | çalışanı | uzman yardımcısı | *danışmanı | *teknisyeni | fizyoterapist* | psikolog* | diş hekimi | doktor* | hemşire* | öğretmen* | akademisyen* | araştırmacı* | elektrikçi* | kaynakçı* | tesisatçı* | marangoz* | boyacı* | bahçıvan* | fırıncı* | kasap* | garson* | barista* | resepsiyonist* | sekreter* | süpervizör* | kurye* | bekçi* | bakıcı* | tasarımcı* | denetçi* | operatör* | kasiyer* | stajyer* | editör* | çevirmen* | gazeteci*`,
  listEntries: 'ilan* | sonuç*',
  metaWords: 'bugün | dün | yeni | acil | güncellendi',
  manyNouns: 'iş ilanları | ilanları | iş fırsatları | açık pozisyonlar',
  sectionHeadlines: `aranan nitelikler | genel nitelikler | nitelikler | gereklilikler | sorumluluklar | görev ve sorumluluklar
    | iş tanımı | yan haklar | sunduklarımız | aday kriterleri | beklentilerimiz | çalışma koşulları
    | başvuru şartları`,
  titleWords: 'kıdemli | deneyimli | tecrübeli | vasıfsız | yardımcı',
  keywordField: 'anahtar kelime | pozisyon | meslek | ne iş | iş ara | ara',
  placeField: 'şehir | konum | il | ilçe | nerede | lokasyon | bölge',
  departments: `bilgi teknolojisi | satış | pazarlama | muhasebe | finans | üretim | lojistik | insan kaynakları | bilgi teknolojileri | satın alma
    | müşteri hizmetleri | kalite | hukuk | ar-ge | bilgi işlem | operasyon | yönetim | insan | kaynakları
    | müşteri | hizmetleri`,
  betweenDepartments: 've',
  about: 'yaklaşık',
} satisfies FurtherLexicon['jobs'];
