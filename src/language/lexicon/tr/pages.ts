import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  careersSite: 'iş ilanları | kariyer | iş fırsatları | açık pozisyonlar | bize katıl | bize katılın | iş ilanlarımız',
  boardMenu: 'işveren | işverenler | iş ilanı ver | ilan ver | iş arayanlar | işveren girişi | ücretsiz ilan ver',
  jobsOf: {
    last: 'kariyer | kariyer sayfası | iş ilanları',
    alone: 'bize katıl | bize katılın',
  },
  login: 'giriş yap | giriş yapın | oturum aç | üye ol | üye girişi',
  challenge: `ben robot değilim | robot olmadığınızı | insan olduğunuzu doğrulayın | güvenlik kontrolü | güvenlik doğrulaması
    | erişim engellendi`,
  oneMoment: 'bir dakika lütfen | bir dakika',
  loading: 'yükleniyor | lütfen bekleyin',
  nothingFound: `sonuç bulunamadı | ilan bulunamadı | kayıt bulunamadı | uygun ilan yok | eşleşen ilan | sonuç bulunamamıştır
    | ilan bulunamamıştır | aktif ilan bulunmamaktadır | ilan bulunmamaktadır | sonuç yok
    | açık pozisyon bulunmamaktadır`,
  rateLimit: 'çok fazla istek | daha sonra tekrar deneyin | olağandışı trafik',
  consentTopics: 'çerez | çerezler | gizlilik | kişisel veriler | kişisel verilerin',
  consentAnswers: 'kabul et | kabul ediyorum | tümünü kabul et | izin ver | reddet',
  postingId: 'ilan no | ilan numarası | ilan kodu | pozisyon no | referans no | referans kodu | iş ilanı no',
  boardName: 'işbul* | iş bul | iş ilan* | *ilanları',
  sitePart: 'sayfa | sayfası | portal | portalı | merkezi | site | sitesi',
  menuEntry: `Ana sayfa | Hakkımızda | İletişim | Bilgi | Haberler | Hizmetler | Ürünler | Ekibimiz | Galeri | Etkinlikler | Giriş | Ara | Adres | Yardım`,
  applicationReceived: `başvurunuz alındı | başvurunuz alınmıştır | başvurunuz gönderildi | başvurunuz iletildi | başvurunuz tamamlandı
    | başvurunuz başarıyla | başvurunuz için teşekkür ederiz | başvurunuz için teşekkürler`,
  notYet: 'sonra | önce | zaman | değil | hata | olmadı | alınamadı | gönderilemedi',
} satisfies FurtherLexicon['pages'];
