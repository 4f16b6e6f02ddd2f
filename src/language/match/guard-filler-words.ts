import { type GuardPhrases, type PhraseMatcher, phraseMatcher } from './guard-phrase-matcher';

/** Words around an action that do not change it: "Yes, please", "Click here to …", "… now". */
const fillers: GuardPhrases = {
  en: `please | click | click here | tap | press | here | to | now | today | online | ok | okay | yes | sure | great | let's | let us | just | quickly
    | instantly | directly | next | finally | step | then | and | go ahead | one click | in one click | with one click | continue and | finish and
    | free | for free | button | i want to | i would like to | i'd like to | want to | ready to | you can | the | my | your | this | it | min | mins
    | minutes | new | required | optional | back to | go to | proceed to | continue to | start to | way to`,
  de: `bitte | klicken | klicken sie | hier | hier klicken | jetzt | gleich | sofort | heute | online | ja | ok | einfach | schnell | direkt | nun
    | schritt | weiter und | dann | und | zum | zur | sie | sich | du | dich | mich | kostenlos | ich möchte | ich will | jetzt hier | mit einem klick | minuten`,
  fr: `veuillez | merci de | cliquez | cliquez ici | cliquer | ici | pour | maintenant | aujourd'hui | en ligne | oui | simplement | rapidement
    | directement | étape | puis | et | je veux | je souhaite | en un clic | gratuitement | vite | je | j' | minutes`,
  es: `por favor | haz clic | haga clic | clic | aquí | para | ahora | ya | hoy | en línea | online | sí | fácilmente | rápidamente | directamente
    | paso | luego | y | quiero | deseo | con un clic | gratis | minutos`,
  it: `per favore | clicca | clicca qui | qui | per | ora | adesso | subito | oggi | online | sì | semplicemente | rapidamente | direttamente | passo
    | poi | e | voglio | desidero | con un clic | gratis | minuti`,
  nl: `alsjeblieft | alstublieft | klik | klik hier | hier | om te | nu | vandaag | online | ja | eenvoudig | snel | direct | meteen | makkelijk | stap
    | dan | en | ik wil | gratis | minuten`,
  pt: `por favor | clique | clique aqui | aqui | para | agora | já | hoje | online | sim | facilmente | rapidamente | diretamente | passo | etapa | depois
    | e | quero | desejo | grátis | minutos`,
  cs: 'prosím | klikněte | klikněte zde | zde | pro | nyní | teď | hned | ihned | dnes | online | ano | snadno | rychle | přímo | krok | pak | a | chci | zdarma',
  pl: 'proszę | kliknij | kliknij tutaj | tutaj | tu | aby | teraz | już | dziś | online | tak | łatwo | szybko | bezpośrednio | krok | potem | i | chcę | za darmo',
  sv: 'vänligen | klicka | klicka här | här | för att | nu | idag | online | ja | enkelt | snabbt | direkt | steg | och | jag vill | gratis',
  da: 'venligst | klik | klik her | her | for at | nu | i dag | online | ja | nemt | hurtigt | direkte | trin | og | jeg vil | gratis',
  no: 'vennligst | klikk | klikk her | her | for å | nå | i dag | på nett | ja | enkelt | raskt | direkte | trinn | steg | og | jeg vil | gratis',
  fi: 'ole hyvä | klikkaa | klikkaa tästä | tästä | tässä | nyt | heti | tänään | verkossa | kyllä | helposti | nopeasti | suoraan | vaihe | ja | haluan | ilmaiseksi',
  hu: 'kérjük | kattintson | kattints | ide | itt | most | azonnal | ma | online | igen | egyszerűen | gyorsan | lépés | és | ingyen',
  ro: 'te rog | vă rugăm | apasă | aici | pentru | acum | azi | online | da | ușor | rapid | direct | pasul | și | vreau | gratuit',
  tr: 'lütfen | tıkla | tıklayın | buraya | için | şimdi | hemen | bugün | evet | kolayca | hızlı | adım | ve | ücretsiz',
  el: 'παρακαλώ | κάντε κλικ | κλικ | εδώ | για | τώρα | άμεσα | σήμερα | ναι | εύκολα | γρήγορα | βήμα | και | δωρεάν',
  ru: 'пожалуйста | нажмите | здесь | чтобы | сейчас | прямо сейчас | сегодня | онлайн | да | легко | быстро | шаг | и | бесплатно',
  uk: 'будь ласка | натисніть | тут | щоб | зараз | сьогодні | онлайн | так | легко | швидко | крок | і | та | безкоштовно',
  ar: 'من فضلك | انقر | هنا | الآن | اليوم | نعم | خطوة | مجانا',
};

let matcher: PhraseMatcher | null = null;

/** Finds fillers; built on first use. */
export function fillerMatcher(): PhraseMatcher {
  matcher ??= phraseMatcher(fillers);
  return matcher;
}
