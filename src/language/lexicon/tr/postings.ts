import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  title: { alone: 'pozisyon' },
  beforeTitle: 'pozisyonu için',
  logo: 'logosu',
  legalForms: { says: 'A.Ş. | Ltd. Şti. | Anonim Şirketi | Limited Şirketi' },
  otherContent: { first: 'benzer,diğer … ilanlar,ilanları' },
  call: 'ilanı | personel | alım | alımı',
  company: { alone: 'şirket | firma | işveren | kurum | şirket adı | firma adı' },
  place: {
    alone:
      'konum | çalışma yeri | iş yeri | şehir | lokasyon | ilan lokasyonu | şehir / ilçe | konumlar | şehirler | çalışma yerleri | iş yeri adresi | il | il / ilçe',
  },
  pay: { alone: 'ücret | maaş | maaş aralığı' },
  posted: { alone: 'yayınlanma tarihi | ilan tarihi | yayın tarihi | güncellenme tarihi' },
  employment: { alone: 'çalışma şekli | çalışma tipi | çalışma türü | istihdam türü | istihdam şekli | pozisyon tipi' },
  otherFact: 'departman | sektör | deneyim | eğitim seviyesi | başvuru sayısı | son başvuru tarihi',

  promoted: 'öne çıkan',
  unnamed: 'gizli firma | firma bilgileri gizli | gizli | firma adı gizli',
  forClient: 'müşterimiz | müşterimiz adına',
  weSeek: 'arıyoruz | alınacaktır',
  descriptionHeading: { says: 'iş tanımı | görev tanımı' },
} satisfies FurtherLexicon['postings'];
