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

/** Turkish. */
export const tr = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  contact: {
    email: { says: 'eposta | e-posta | e-posta adresi', named: 'eposta' },
    phoneKinds: 'ev | sabit',
    telCountryCode: { says: 'ülke kodu' },
    tel: {
      says: 'telefon numarası | cep telefonu | cep telefonu numarası | gsm numarası | cep numarası | telefon no',
      named: 'telefon | gsm',
    },
    photoFile: { says: 'foto | fotoğraf' },
    resumeFile: { says: 'özgeçmiş', named: 'cv' },
    websitePage: { says: 'web sitesi | kişisel web sitesi | internet sitesi | web siteniz' },
    portfolioPage: { says: 'portfolyo | portfolyonuz | portföy' },
    telAreaCode: { says: 'alan kodu' },
    coverLetterFile: { says: 'ön yazı | motivasyon mektubu | niyet mektubu' },
  },
  places: {
    caseEndings: 'da | de | ta | te | nda | nde | inde | ında | ya | ye',
    addressHousenumber: { says: 'kapı no | bina no' },
    addressLine1: { says: 'adres satırı 1 | adres 1' },
    addressLine2: { says: 'daire | daire no | adres satırı 2 | adres 2 | daire numarası' },
    streetAddress: { says: 'açık adres | adres satırı' },
    streetOrAddress: { says: 'sokak | cadde', named: 'adres' },
    postalCode: { says: 'posta kodu | posta kodunuzu | posta kodunuz' },
    addressLevel3: { says: 'mahalle' },
    addressLevel2: { says: 'şehir | şehir/ilçe | ilçe | şehrinizi | ilçe seçin | ilçenizi' },
    addressLevel1: { says: 'eyalet | il seçin | ilinizi seçin | ilinizi', alone: 'il' },
    country: { says: 'ülke | yaşadığınız ülke | ikamet ülkesi | ülkenizi' },
    addressStreetname: { says: 'sokak adı | cadde adı' },
  },
  never: {
    honeypot: {
      says: 'bu alanı boş bırakın | bu alanı boş bırakınız | alanı boş bırakın | bu alanı doldurmayın | bu alanı doldurmayınız',
    },
    captcha: { says: 'robot değilim' },
    agreeing: 'kabul ediyorum | kabul edersiniz | onaylıyorum',
    secret: { says: 'parola | şifre | doğrulama kodu' },
    identityNumber: { says: 'tc kimlik no | tc identity no' },
    signature: { says: 'imza' },
    marketing: { says: 'bülten' },
    consent: { says: 'kabul ediyorum | kvkk' },
    payment: { says: 'kart numarası | kart üzerindeki | son kullanma tarihi' },
    bindingWords: 'imza | bağlayıcı',
  },
  questions,
  actions: {
    fillers: `lütfen | tıkla | tıklayın | buraya | için | şimdi | hemen | bugün | evet | kolayca | hızlı | adım | ve | ücretsiz`,
    agree: {
      says: 'onayla | onaylıyorum | kabul et | kabul ediyorum | tümünü kabul et | teklifi kabul et | katılıyorum | imzala',
      url: 'onayla | kabul et',
    },
    delete: {
      says: 'sil | kaldır | gizle | arşivle | geri çek | başvuruyu geri çek | hesabı sil | hesabı kapat | ilgilenmiyorum',
      url: 'sil | hesabi sil',
    },
    follow: {
      says: `takip et | takibi bırak | abone ol | abonelikten çık | iş alarmı oluştur | iş ilanı alarmı | bağlantı kur | davet et | beğen
        | bildirimleri aç`,
      url: 'abone ol | abonelikten cik',
    },
    apply: {
      says: `başvur | başvuru yap | başvuru | kolay başvuru | hızlı başvuru | başvurun | başvuruyu tamamla | başvuruyu gönder
        | ilana başvur | ilgileniyorum | özgeçmiş gönder | cv gönder`,
      url: 'basvur | basvuru | basvuru yap',
    },
    signIn: {
      says: 'giriş yap | oturum aç | çıkış yap | oturumu kapat | şifre sıfırla | şifremi unuttum | parolayı sıfırla',
      url: 'giris yap | cikis yap | cikis',
    },
    signUp: { says: 'kayıt ol | kaydol | hesap oluştur | üye ol', url: 'kayit ol | kayit | uye ol' },
    save: { says: 'kaydet | ilanı kaydet | favorilere ekle | yer imi ekle', url: 'kaydet' },
    purchase: {
      says: 'satın al | şimdi satın al | öde | ödeme yap | sepete ekle | sipariş ver | rezervasyon yap',
      url: 'sepet | satin al',
    },
    send: {
      says: `gönder | başvuruyu gönder | paylaş | şikayet et | bildir | tavsiye et | iletişime geç | mesaj gönder | yayınla | değerlendir
        | puan ver | oy ver`,
      url: 'gonder',
    },
    upload: { says: 'yükle | dosya seç | ekle cv | özgeçmiş yükle | cv yükle' },
    besideUrlActions: 'firma',
    install: { says: 'indir | uygulamayı indir | yükle ve aç | kur | uygulamada aç' },
  },
  controls: {
    view: 'detay | detaylar | detayları gör | detaylı bilgi | ilanı gör | ilanı görüntüle | incele',
    leave: 'iptal | vazgeç',
    close: 'kapat',
    next: 'sonraki | ileri | sonraki sayfa | sonraki sayfaya git',
    previous: 'önceki | önceki sayfa | önceki sayfaya git',
    page: 'sayfa',
    loadMore: 'daha fazla ilan | daha fazla iş ilanı | diğer ilanlar | daha fazla sonuç',
    showMore: 'daha fazla göster | daha fazla | daha fazlasını göster | daha fazla gör',
    showAll: 'tümünü göster | tümünü gör | hepsini göster',
  },
  filters: { applyChoices: { whole: 'uygula' } },
  forms: {
    relationship: 'yakınlık | yakınlık derecesi | akrabalık derecesi | yakınlığı',
    attachFile: `dosya seç | dosya ekle | yükle | dosya yükle | gözat | dosya seçilmedi | seçilen dosya yok
    | dosya seçin`,
    dropFile: 'dosya*, belge* … bırakın, sürükleyin',
    whoReferred: 'öneren, tavsiye eden, yönlendiren, referans olan … kişi*, çalışan*, arkadaş*',
    answerPrompts: `cevabınız | yanıtınız | buraya yazın | yanıtınızı yazın | cevabınızı yazın | metin girin`,
    applicant: 'aday | kişisel bilgiler',
    otherPerson: 'acil durumda | acil durum',
    recipient: 'alıcı',
    nominee: 'adına | önerdiğiniz | tavsiye ettiğiniz | arkadaş* | meslektaş*',
    otherRoles: `kefil
      | baba | baba adı | anne | anne adı | çocuk | çocuğun | eşinizin | eşi | kardeş | arkadaş`,
    enterAgain: 'onayla',
    sectionHeadings: `göndermeden önce | telefon | iletişim | bilgileri | bilgiler | bilgi | kişisel | adres | adresi | hakkınızda | hakkında | aday | başvuru | adım
      | ve | genel | ikamet | ikametgâh | yeri`,
    unrelated: { says: 'kupon kodu | adres başlığı | vergi dairesi | vergi numarası | tc kimlik' },
    pageSearch: { says: 'arama' },
    messageBox: 'mesaj | konu | yorum',
  },
  dates,
  cv: {
    skillsHeadings: 'yetenekler | beceriler | yetkinlikler | teknik beceriler',
    languagesHeadings: 'diller | yabancı diller',
  },
  person: {
    nationality: { says: 'uyruk | uyruğunuz | uyruğu | milliyet | vatandaşlık | vatandaşlığınız' },
    birthday: { says: 'doğum tarihi' },
    sex: { says: 'cinsiyet' },
    organization: {
      says: 'şirket | firma adı | işveren | şirket adı | mevcut işveren | çalıştığınız şirket',
      named: 'firma',
    },
    givenName: { says: 'adı | adınız | isim | adınızı' },
    familyName: { says: 'soyad | soyadı | soyadınız | soyisim | soyadınızı' },
    birthName: {
      says: 'kızlık soyadı | kızlık soyadınız | evlenmeden önceki soyadı | önceki soyadı | önceki soyadınız | eski soyadı',
    },
    name: { says: 'ad soyad | adı soyadı | ad ve soyad | isim soyisim', alone: 'ad' },
    organizationTitle: { says: 'unvan | ünvan | iş unvanı | mevcut unvan | mevcut pozisyon | görev unvanı' },
  },
  options: {
    chooseOne: `seçin | seçiniz | lütfen seçin | lütfen seçiniz | bir seçenek seçin | seçim yok | seçilmedi | seç | seçim yapın | seçim yapınız | lütfen bir seçenek seçin`,
    yes: 'evet',
    no: 'hayır',
    declined: `belirtmek istemiyorum | cevaplamak istemiyorum | yanıtlamak istemiyorum | cevap vermek istemiyorum | söylemek istemiyorum
      | belirtmemeyi tercih ediyorum`,
    atOnce: 'hemen | hemen başlayabilirim',
    man: 'erkek',
    woman: 'kadın',
    nonBinary: 'ikili olmayan | non-binary',
  },
  history,
  levels: {
    bachelor: 'lisans',
    master: 'yüksek lisans',
    doctorate: 'doktora',
    secondarySchool: 'lise',
  },
  harmless: {
    words: `ve veya ile için daha fazla az tüm tümü tümünü hepsi diğer göster gör görüntüle oku incele ara arama bul filtre filtreler
      filtrele daralt sırala sıralama genişlet seçim sonraki önceki geri ileri ilk son en yeni yeniler eski alakalı alaka uygun
      artan azalan sonuç sonuçlar sonuçları sayfa liste harita tablo görünüm iş ilan ilanı ilanlar ilanları ilanlarını pozisyon
      unvan başlık anahtar kelime açıklama detay detaylar detayları bilgi bilgiler tam yarı zamanlı dönemsel staj gün hafta ay saat
      yıl bugün tarih tarihi yayınlanma konum yer şehir şehirler il ilçe bölge ülke mesafe km uzaktan hibrit ofis evden maaş ücret
      tür türü çalışma şekli sözleşme deneyim tecrübe seviye seviyesi eğitim dil şirket şirketler firma işveren sektör sektörler
      kategori departman kriter seçenekler gelişmiş detaylı benzer menü içerik yardım`,
    wholeNames:
      'filtreleri temizle | temizle | tümünü temizle | sıfırla | filtreleri sıfırla | filtreleri gizle | kapat',
  },
  steps: {
    application: 'başvuru | başvurunuz | başvurun | başvurum | başvuru formu | başvuru bilgileri',
    next: 'ileri | sonraki | sonraki adım | sonraki sayfa | kaydet ve devam et | kaydet ve ilerle | sonraki adıma geç',
    onward: 'devam | devam et',
    alone: 'tamam',
    finalSend: 'gönder | başvur',
    part: 'adım | sayfa',
    last: { first: 'son' },
    progress: 'tamam*',
    review: 'gözden geçir | önizleme | kontrol',
    ended: 'son',
    sending: 'gönder* | başvur*',
    agreeing: 'kabul* | onayl*',
  },
  requests: {
    reading: 'arama | ara',
    jobs: 'ilan | ilanlari | ilani',
    signOut: 'cikis*',
    yes: 'evet',
  },
  jobs,
  postings,
  workplaces,
  money,
  pages,
} satisfies FurtherLexicon;
