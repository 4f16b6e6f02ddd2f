import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Hindi. */
export const hi = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  person: {
    givenName: { says: 'पहला नाम' },
    familyName: { says: 'अंतिम नाम' },
    name: { says: 'पूरा नाम' },
  },
  contact: {
    email: { says: 'ईमेल | ईमेल पता | ई-मेल' },
    tel: { says: 'फ़ोन नंबर | फोन नंबर | मोबाइल नंबर | मोबाइल' },
  },
  places: {
    country: { says: 'देश | निवास का देश' },
    postalCode: { says: 'पिन कोड' },
    addressLevel2: { says: 'शहर' },
    addressLevel1: { says: 'राज्य' },
  },
  questions,
  never: {
    consent: { says: 'मैं सहमत | सहमत हूँ | गोपनीयता नीति | व्यक्तिगत डेटा' },
    captcha: { says: 'रोबोट नहीं' },
    agreeing: 'सहमत',
    signature: { says: 'हस्ताक्षर' },
    bindingWords: 'हस्ताक्षर',
  },
  actions: {
    agree: { says: 'सहमत | स्वीकार करें' },
    delete: { says: 'खाता हटाएं | हटाएं | हटाएँ | मिटाएं | आवेदन वापस लें' },
    follow: { says: 'फ़ॉलो करें | सदस्यता लें' },
    apply: { says: 'आवेदन करें | अभी आवेदन करें | आवेदन भेजें | रुचि है' },
    signIn: { says: 'लॉग आउट | लॉग इन | लॉगआउट | लॉगिन | साइन इन | साइन आउट' },
    signUp: { says: 'साइन अप | पंजीकरण करें | रजिस्टर करें' },
    save: { says: 'नौकरी सहेजें | सहेजें | सेव करें' },
    purchase: { says: 'अभी खरीदें | खरीदें | भुगतान करें' },
    send: { says: 'संदेश भेजें | भेजें | जमा करें' },
  },
  forms: {
    enterAgain: 'पुष्टि करें',
    attachFile: 'संलग्न करें | फ़ाइल चुनें | अपलोड करें | फ़ाइल अपलोड करें | ब्राउज़ करें',
    dropFile: 'फ़ाइल*, दस्तावेज़*, यहाँ, यहां … खींचें, छोड़ें, ड्रॉप, ड्रैग',
    otherPerson: 'आपातकालीन संपर्क',
  },
  harmless: {
    words: `और या से में पर के की का को लिए साथ अधिक ज़्यादा ज्यादा कम सभी सब अन्य दिखाएं दिखाएँ देखें पढ़ें खोजें खोज ढूंढें फ़िल्टर
      फिल्टर छाँटें क्रमबद्ध अगला अगली पिछला पिछली पहला अंतिम नवीनतम नया नए नई प्रासंगिकता परिणाम पृष्ठ पेज सूची मानचित्र नौकरी
      नौकरियां नौकरियाँ जॉब पद शीर्षक विवरण जानकारी पूर्णकालिक अंशकालिक दिन सप्ताह महीना घंटे वर्ष साल आज तारीख स्थान शहर राज्य देश
      दूरी वेतन प्रकार अनुबंध अनुभव स्तर शिक्षा भाषा कंपनी उद्योग श्रेणी विभाग विकल्प मेनू सहायता`,
    wholeNames: 'फ़िल्टर साफ़ करें | फ़िल्टर रीसेट करें | क्रमबद्ध करें | क्लियर करें | बंद करें',
  },
  steps: {
    next: 'अगला | आगे | अगला चरण | अगला पृष्ठ | सहेजें और जारी रखें',
    onward: 'जारी रखें',
    alone: 'ठीक है',
    part: 'चरण | पृष्ठ',
    sending: 'भेज | जमा',
    agreeing: 'सहमत',
  },
  postings: {
    beforeTitle: 'आवश्यकता है',
    place: { alone: 'स्थान | शहर' },
    company: { alone: 'कंपनी' },
  },
  jobs,
  controls: {
    previous: 'पिछला | पिछला पृष्ठ | पिछले पृष्ठ पर जाएँ | पिछला पेज | पिछले पेज पर जाएँ',
    next: 'अगला | अगला पृष्ठ | अगले पृष्ठ पर जाएँ | अगला पेज | अगले पेज पर जाएँ',
    page: 'पृष्ठ | पेज',
    loadMore: 'और नौकरियां | और नौकरियां देखें | अधिक नौकरियां | और लोड करें | और परिणाम',
    showMore: 'और देखें | अधिक देखें | और दिखाएं',
    showAll: 'सभी देखें',
  },
  money,
  pages,
  workplaces,
} satisfies FurtherLexicon;
