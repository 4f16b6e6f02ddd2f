import type { FurtherLexicon } from '../topics/topics';

export const history = {
  keepEntry: 'kaydet | tamam',
  editEntry: 'düzenle',
  educationStudyType:
    'en yüksek öğrenim derecesi | öğrenim derecesi | eğitim düzeyi | eğitim seviyesi | eğitim durumu | en son mezun olunan derece',
  onlyEducation:
    'üniversite | üniversite adı | okul adı | eğitim kurumu | en yüksek öğrenim derecesi | öğrenim derecesi | öğrenim durumu | eğitim düzeyi | eğitim seviyesi | eğitim durumu',
  educationInstitution: 'üniversite | üniversite adı | okul | okul adı | eğitim kurumu | mezun olunan okul',
  educationArea: 'bölüm | alan | branş | ana dal',
  workHeadings: 'deneyim | iş deneyimi | deneyimler | iş tecrübesi | iş geçmişi | çalışma geçmişi | mesleki deneyim',
  educationHeadings: 'eğitim | öğrenim | eğitim geçmişi | eğitim bilgileri',
  workPosition: 'unvan | ünvan | pozisyon | görev | iş unvanı | pozisyon adı | meslek',
  workName: 'şirket | şirket adı | işveren | işveren adı | firma | firma adı | kurum | kurum adı | iş yeri',
  workIsCurrent: `halen burada çalışıyorum | hâlâ burada çalışıyorum | devam ediyor | halen çalışıyorum
    | burada çalışmaya devam ediyorum | hala burada çalışıyorum | hâlen burada çalışıyorum
    | şu anda burada çalışıyorum | şu an burada çalışıyorum | burada çalışıyorum | halen çalışmaktayım
    | hâlâ çalışıyorum | şu anda çalışıyorum | şu an çalışıyorum | çalışmaya devam ediyorum | mevcut işim | mevcut iş
    | şu anki işim | şu anki iş | şu anki pozisyonum | mevcut pozisyon | halen devam ediyor | günümüz | halen
    | şu anki işveren`,
  workSummary: 'açıklama | görev tanımı | iş tanımı | sorumluluklar',
  startDate: 'başlangıç | başlangıç tarihi | başlama tarihi',
  endDate: 'bitiş | bitiş tarihi | ayrılma tarihi | mezuniyet tarihi | mezuniyet yılı',
  fillers: 've | veya | bilgileri | bilgisi | adı | adınız | nedir | mevcut | son | en | ay | yıl | tarihi',
  addEntry: 'ekle | yeni ekle',
  anotherEntry: 'satır | yeni | daha | başka | bir',
  workEntry: 'iş deneyimi | deneyim | iş',
  educationEntry: 'eğitim | okul',
} satisfies FurtherLexicon['history'];
