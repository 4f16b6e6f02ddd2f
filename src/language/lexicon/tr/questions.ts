import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  gender: { says: 'cinsiyet' },
  languages:
    'bildiğiniz diller | konuştuğunuz diller | hangi dilleri konuşuyorsunuz | hangi dilleri biliyorsunuz | yabancı diller',
  salaryExpected: {
    says: 'maaş beklentisi | maaş beklentiniz | ücret beklentisi | ücret beklentiniz | beklenen maaş | beklenen ücret | talep edilen ücret | talep ettiğiniz ücret | istenen ücret',
  },
  skills: 'yetenekler | beceriler | yetkinlikler',
  noticePeriod: { says: 'ihbar süresi | ihbar süreniz | ihbar öneli' },
  source: {
    says: 'nereden duydunuz | nereden öğrendiniz | nasıl duydunuz | nasıl haberdar oldunuz | nereden haberdar oldunuz | nasıl buldunuz | nereden gördünüz',
  },
  disability: { says: 'engelli | engellilik durumu | engel durumu' },
  workAuthorization: {
    says: 'çalışma izni | çalışma izniniz | çalışma hakkınız | çalışma hakkı | yasal olarak çalışma',
  },
  sponsorship: {
    says: 'vize desteği | vize desteğine | vize sponsorluğu | vize sponsorluğuna | sponsorluğa | sponsorluğuna',
  },
  salaryCurrency: { says: 'para birimi' },
  startDate: {
    says: 'başlama tarihi | işe başlama tarihi | başlayabileceğiniz tarih | başlangıç tarihi | ne zaman başlayabilirsiniz | ne zaman işe başlayabilirsiniz | müsaitlik tarihi',
  },
  relocation: {
    says: 'taşınmaya | taşınma | taşınabilir misiniz | yer değiştirmeye | şehir değiştirmeye | ikamet değişikliği',
  },
  age18: { says: '18 yaşını | 18 yaşından büyük | 18 yaş ve üzeri | 18 yaşında veya daha büyük | reşit' },
  criminalRecord: {
    says: 'sabıka | sabıka kaydı | sabıka kaydınız | adli sicil | adli sicil kaydı | hüküm giydiniz',
  },
  priorEmployment: { says: 'daha önce şirketimizde | daha önce bizde | daha önce bünyemizde' },
  coverLetterText: { says: 'ön yazı | motivasyon mektubu | niyet mektubu' },
  summary: {
    says: 'kendinizden bahsedin | kendinizi tanıtın | bize kendinizden bahsedin | kısaca kendinizi tanıtın',
  },
  currentPay: 'mevcut, şu anki, son … maaş, maaşınız, ücret, ücretiniz',
  needing: 'ihtiyacınız, ihtiyaç duyuyor, gerekiyor, gerekli mi, gerekecek',
  unions: 'ab | avrupa birliği | avrupa birliği’nde | schengen',
} satisfies FurtherLexicon['questions'];
