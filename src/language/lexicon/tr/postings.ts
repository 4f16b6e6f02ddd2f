import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  calling: { last: 'iş ilanı | arıyoruz | aranıyor | aranmaktadır | alınacaktır' },
  title: {
    alone: 'pozisyon | pozisyon adı | iş unvanı | ilan başlığı | ünvan | unvan | kadro',
    named: 'pozisyon | baslik',
  },
  beforeTitle: 'pozisyonu için',
  logo: 'logosu | logo | firma logosu | şirket logosu',
  legalForms: {
    says: 'A.Ş. | Ltd. Şti. | Anonim Şirketi | Limited Şirketi | Ltd Şti | San. ve Tic. | Sanayi ve Ticaret',
  },
  otherContent: {
    first: `sıkça sorulan sorular | sık sorulan sorular | benzer,diğer … ilanlar,ilanları | ilginizi çekebilecek | ilgini çekebilecek | bu ilana bakanlar | önerilen ilanlar`,
  },
  details: 'detay | detayı | detayları | ilan | ilanın | pozisyon | bilgileri | bilgisi | açıklaması',
  call: 'ilanı | personel | alım | alımı | iş | duyurusu | duyuru | alınacaktır | aranıyor',
  company: {
    alone: `şirket | firma | işveren | kurum | şirket adı | firma adı | kuruluş | işveren adı | firma unvanı | kurum adı`,
    named: 'firma | sirket | isveren | kurum',
    url: 'firma | sirket | isveren',
  },
  place: {
    alone: `konum | çalışma yeri | iş yeri | şehir | lokasyon | ilan lokasyonu | şehir / ilçe | konumlar | şehirler
      | çalışma yerleri | iş yeri adresi | il | il / ilçe | çalışma lokasyonu | çalışma şehri | çalışılacak yer
      | yer | adres`,
    named: 'konum | sehir | lokasyon',
  },
  pay: {
    alone: 'ücret | maaş | maaş aralığı | ücret aralığı | net maaş | brüt maaş | aylık ücret',
    named: 'maas | ucret',
  },
  posted: {
    alone: `yayınlanma tarihi | ilan tarihi | yayın tarihi | güncellenme tarihi | yayın | yayınlandı | yayımlanma tarihi
      | ilan yayın tarihi | son güncelleme`,
    named: 'tarih',
  },
  employment: {
    alone: `çalışma şekli | çalışma tipi | pozisyon tipi | istihdam türü | çalışma türü | iş türü | istihdam tipi
      | sözleşme türü | çalışma biçimi | istihdam şekli`,
  },
  otherFact: `departman | sektör | deneyim | eğitim seviyesi | başvuru sayısı | son başvuru tarihi | ilan no | personel sayısı
    | alınacak kişi sayısı | tecrübe | deneyim süresi | eğitim | askerlik durumu | cinsiyet | yaş aralığı | ehliyet
    | yabancı dil | pozisyon seviyesi | kategori | son başvuru | başvuru bitiş tarihi`,
  promoted: 'öne çıkan | sponsorlu | reklam',
  unnamed: 'gizli firma | firma bilgileri gizli | gizli | firma adı gizli | firma bilgisi gizlidir | isim gizli',
  forClient: 'müşterimiz | müşterimiz adına',
  weSeek: 'arıyoruz | alınacaktır',
  descriptionHeading: {
    says: `iş tanımı | görev tanımı | ilan detayları | iş ilanı detayları | pozisyon hakkında | iş detayları | iş hakkında`,
    alone: 'açıklama | iş açıklaması | ilan açıklaması',
  },
  behindTitle: 'aranıyor | aranmaktadır | alınacaktır',
  closed: `başvurulara kapalı | başvuruya kapalı | yayından kaldırılmıştır | yayından kaldırıldı | yayında değil
    | ilanın süresi doldu | ilanın süresi dolmuştur | süresi dolmuş ilan | ilan pasif`,
  closedOnes: 'kapanan,kapanmış,süresi dolan,geçmiş … ilanlar,pozisyonlar,iş ilanları',
  applyEasily: 'kolay başvuru | kolay başvur | hızlı başvuru | hızlı başvur | tek tıkla başvur',
  applyElsewhere: 'şirket sitesinde | şirketin sitesinde | firma sitesinde | firmanın sitesinde | şirket web sitesinde',
  companyNameParts:
    'holding | grubu | üniversitesi | hastanesi | bankası | belediyesi | vakfı | danışmanlık | bakanlığı',
} satisfies FurtherLexicon['postings'];
