import type { ForbiddenWords } from '@/language/match/forbidden-word-test';

/** Starting, continuing or submitting an application, or declaring interest in a job. */
export const applyWords: ForbiddenWords = {
  first: {
    en: `apply | easy apply | easily apply | quick apply | fast apply | instant apply | express apply | 1-click apply | one-click apply | smart apply
      | super apply | auto apply | reapply | apply again | start application | start your application | start my application
      | submit application | submit your application | submit my application | submit an application | i'm interested | i am interested
      | im interested | continue application | continue your application | resume application | begin application | start applying
      | finish application | complete application | complete your application | continue to apply | continue to application
      | continue applying | go to application | i want this job | confirm application | confirm your application
      | confirm my application | mark as applied | mark applied | i applied | i've applied | i have applied | express interest
      | express your interest | express my interest | express an interest | register interest | register your interest | show interest
      | register my interest | expression of interest | indicate interest | submit interest | submit your cv | submit your resume
      | submit cv | submit resume | send cv | send resume | send your cv | send my cv | send your resume | send my resume
      | nominate yourself | candidate for this | get considered | get hired | put me forward | request to apply | application form
      | apply with | join our talent pool | join talent pool | join talent community | join our talent community`,
    de: `bewerben | bewirb dich | jetzt bewerben | online bewerben | direkt bewerben | einfach bewerben | schnell bewerben | initiativ bewerben
      | initiativbewerbung | schnellbewerbung | sofortbewerbung | kurzbewerbung | online-bewerbung | onlinebewerbung | expressbewerbung
      | zur bewerbung | zum bewerben | zum bewerbungsformular | bewerbungsformular | bewerbung starten | bewerbung fortsetzen
      | bewerbung beginnen | bewerbung fortführen | bewerbung bestätigen | bewerbung absenden | bewerbung senden | bewerbung abschicken
      | bewerbung einreichen | bewerbung abschließen | weiter zur bewerbung | als beworben markieren | ich habe mich beworben
      | ich bin interessiert | interesse bekunden | interesse zeigen | interesse melden | interesse anmelden | interesse äußern
      | lebenslauf senden | lebenslauf einreichen | bewerbung mit`,
    fr: `postuler | postulez | postule | je postule | candidater | candidatez | candidature simplifiée | candidature facile | candidature rapide
      | candidature spontanée | candidature en ligne | déposer ma candidature | déposer votre candidature | déposer une candidature
      | déposez votre candidature | envoyer ma candidature | envoyer votre candidature | envoyez votre candidature
      | soumettre ma candidature | soumettre votre candidature | soumettre la candidature | répondre à l'offre | répondre à cette offre
      | commencer ma candidature | continuer ma candidature | poursuivre ma candidature | continuer la candidature
      | valider ma candidature | finaliser ma candidature | accéder au formulaire de candidature | confirmer ma candidature
      | confirmer la candidature | marquer comme postulé | je suis intéressé | je suis intéressée | cette offre m'intéresse
      | manifester mon intérêt | manifester votre intérêt | manifester son intérêt | exprimer mon intérêt | exprimer votre intérêt
      | exprimer un intérêt | envoyer mon cv | envoyer votre cv | envoyer un cv`,
    es: `solicitar | solicitar empleo | solicitud | solicitud sencilla | solicítalo | inscribirme | inscribirse | inscríbete | inscribete
      | inscripción | postular | postularme | postularse | postúlate | postúlese | postula | postulación | aplicar | aplica ahora
      | aplicar ahora | aplica | enviar candidatura | enviar mi candidatura | enviar solicitud | enviar mi solicitud | enviar cv
      | enviar mi cv | enviar currículum | presentar candidatura | presentar solicitud | presentar mi candidatura | continuar solicitud
      | continuar con la solicitud | empezar solicitud | iniciar solicitud | me interesa | quiero aplicar | confirmar candidatura
      | confirmar solicitud | confirmar inscripción | marcar como solicitado | marcar como inscrito | estoy interesado
      | estoy interesada | expresar interés | mostrar interés | manifestar interés | expresar mi interés`,
    it: `candidati | candidarsi | candidatura | candidatura semplice | candidatura rapida | candidatura veloce | candidatura spontanea
      | invia candidatura | invia la candidatura | invia la tua candidatura | inviare candidatura | invia cv | invia il cv | invia il tuo cv
      | invia curriculum | invia il curriculum | continua la candidatura | inizia la candidatura | completa la candidatura
      | vai alla candidatura | mi interessa | conferma candidatura | conferma la candidatura | segna come candidato
      | segna come candidatura inviata | sono interessato | sono interessata | rispondi all'annuncio | manifesta interesse
      | esprimi interesse | mostra interesse | manifesta il tuo interesse`,
    nl: `solliciteer | solliciteren | direct solliciteren | nu solliciteren | eenvoudig solliciteren | online solliciteren | makkelijk solliciteren
      | snel solliciteren | sollicitatieformulier | ga naar sollicitatie | sollicitatie starten | start sollicitatie
      | start je sollicitatie | verder met solliciteren | bevestig sollicitatie | sollicitatie bevestigen | sollicitatie versturen
      | sollicitatie verzenden | verstuur sollicitatie | verzend sollicitatie | sollicitatie indienen | open sollicitatie
      | markeer als gesolliciteerd | ik heb interesse | ik ben geïnteresseerd | toon interesse | interesse tonen | interesse kenbaar maken
      | stuur je cv | verstuur cv | cv versturen | reageer op deze vacature | reageer op vacature | reageren op vacature`,
    pt: `candidatar | candidatar-se | candidatar-me | candidate-se | candidata-te | candidatura | candidatura simplificada | candidatura rápida
      | candidatura espontânea | candidatar à vaga | inscrever-se | inscrever-me | aplicar | aplicar para | aplicar-se | enviar candidatura
      | enviar a candidatura | enviar minha candidatura | submeter candidatura | enviar cv | enviar currículo | enviar meu currículo
      | continuar candidatura | iniciar candidatura | quero me candidatar | tenho interesse | confirmar candidatura
      | marcar como candidatado | marcar como candidatada | estou interessado | estou interessada | demonstrar interesse
      | manifestar interesse | expressar interesse | mostrar interesse`,
    cs: `odpovědět | odpovědět na nabídku | odpovědět na inzerát | reagovat na | reagovat | mám zájem | mám o pozici zájem | poslat životopis
      | poslat cv | poslat přihlášku | odeslat přihlášku | odeslat životopis | odeslat žádost | odeslat odpověď | přihlásit se na pozici
      | chci tuto práci | snadná žádost | snadné žádost | snadná odpověď | snadné odpověď | snadná přihláška | rychlá odpověď
      | pokračovat v přihlášce | chci se přihlásit | potvrdit přihlášku | potvrdit odpověď | označit jako odpovězeno | ucházet se
      | ucházet se o pozici | projevit zájem | vyjádřit zájem | žádost o zaměstnání | podat žádost | podat přihlášku`,
    pl: `aplikuj | aplikować | szybka aplikacja | szybko aplikuj | łatwa aplikacja | wyślij cv | wyślij aplikację | wyślij zgłoszenie
      | wyślij swoje cv | złóż aplikację | złóż podanie | prześlij aplikację | prześlij zgłoszenie | kontynuuj aplikowanie | rozpocznij aplikowanie | przejdź do aplikowania
      | potwierdź aplikację | potwierdź aplikowanie | oznacz jako zaaplikowano | jestem zainteresowany | jestem zainteresowana
      | wyraź zainteresowanie | zgłoś zainteresowanie | okaż zainteresowanie | zgłoś się | kandyduj`,
  },
  last: {
    en: `apply | apply now | apply here | to apply | apply online | apply on company site | apply on company website | apply on employer site
      | easy apply | apply on website | submit application | your application now | express interest`,
    de: 'bewerben | bewerbung starten | zur bewerbung | bewerbung absenden | bewirb dich | interesse bekunden',
    fr: 'postuler | ma candidature | postulez | votre candidature | candidater | mon intérêt',
    es: 'inscribirme | postularme | solicitar empleo | inscríbete | postúlate | enviar candidatura | postular',
    it: 'candidarsi | candidati | candidati ora | invia candidatura | la tua candidatura',
    nl: 'solliciteer | solliciteren | solliciteer nu | interesse tonen',
    pt: 'candidatar-me | candidatar-se | candidate-se | enviar candidatura | candidatar',
    cs: 'odpovědět na nabídku | mám zájem | odpovědět | poslat životopis',
    pl: 'aplikuj | aplikuj teraz | wyślij aplikację | wyślij cv',
  },
  alone: {
    en: 'interested | application',
    de: 'interessiert | bewerbung | interesse',
    fr: 'intéressé | intéressée | candidature',
    es: 'interesado | interesada | candidatura | aplicar',
    it: 'interessato | interessata',
    nl: 'geïnteresseerd | sollicitatie | interesse | reageer | reageren',
    pt: 'interessado | interessada',
    cs: 'zájem | přihláška',
    pl: 'zainteresowany | zainteresowana | interesuje mnie | aplikacja',
  },
  says: {
    sv: `ansök | ansök nu | ansök här | ansök om jobbet | ansökan | enkel ansökan | snabbansökan | sök jobbet | sök jobb nu | sök tjänsten | sök nu
      | sök här | sök tjänst | skicka ansökan | skicka in ansökan | skicka din ansökan | påbörja ansökan | starta ansökan | fortsätt ansökan
      | slutför ansökan | jag är intresserad | intresseanmälan | anmäl intresse | visa intresse | skicka cv | skicka ditt cv`,
    da: `ansøg | ansøg nu | ansøg her | ansøg online | ansøgning | nem ansøgning | hurtig ansøgning | søg jobbet | søg stillingen | søg nu | søg job nu
      | søg her | send ansøgning | indsend ansøgning | send din ansøgning | start ansøgning | fortsæt ansøgning | jeg er interesseret
      | vis interesse | tilkendegiv interesse | send cv`,
    no: `søk på stillingen | søk på jobben | søk stilling | søk stillingen | søk jobben | søk nå | søk her | søk på | enkel søknad | hurtigsøknad | søknad
      | søknadsskjema | send søknad | send inn søknad | send din søknad | start søknad | fortsett søknad | fullfør søknad | jeg er interessert
      | vis interesse | meld interesse | send cv`,
    fi: `hae | hae nyt | hae paikkaa | hae tehtävää | hae työpaikkaa | hae tästä | hae tätä | pikahaku | pikahakemus | lähetä hakemus | jätä hakemus
      | täytä hakemus | aloita hakemus | jatka hakemusta | hakemus | olen kiinnostunut | ilmaise kiinnostuksesi | osoita kiinnostusta
      | lähetä cv | lähetä ansioluettelo`,
    hu: `jelentkezés | jelentkezem | jelentkezz | jelentkezzen | gyors jelentkezés | egyszerű jelentkezés | megpályázom | pályázom
      | jelentkezés elküldése | jelentkezés beküldése | érdekel | önéletrajz küldése`,
    ro: `aplică | aplică acum | aplica | aplicați | aplicare rapidă | aplicare simplă | trimite candidatura | trimite cv | candidează | depune candidatura
      | sunt interesat | sunt interesată | exprimă interesul`,
    sk: `reagovať na ponuku | reagovať | mám záujem | poslať životopis | odoslať životopis | poslať žiadosť | odoslať žiadosť | uchádzať sa
      | prihlásiť sa na pozíciu | prejaviť záujem`,
    tr: `başvur | başvuru yap | başvuru | kolay başvuru | hızlı başvuru | başvurun | başvuruyu tamamla | başvuruyu gönder | ilana başvur
      | ilgileniyorum | özgeçmiş gönder | cv gönder`,
    el: `υποβολή αίτησης | αίτηση | κάντε αίτηση | κάνε αίτηση | εύκολη αίτηση | υποβάλετε αίτηση | υποβολή βιογραφικού | αποστολή βιογραφικού
      | στείλε βιογραφικό | ενδιαφέρομαι | εκδήλωση ενδιαφέροντος`,
    ru: `откликнуться | откликнуться на вакансию | отклик | подать заявку | подать заявление | отправить отклик | отправить резюме | отправить заявку
      | быстрый отклик | подать резюме | хочу здесь работать | мне интересно | проявить интерес | выразить интерес | заинтересован`,
    uk: `відгукнутися | відгукнутися на вакансію | відгук | подати заявку | подати заяву | надіслати резюме | надіслати заявку | відправити резюме
      | швидкий відгук | мені цікаво | виявити зацікавленість | висловити зацікавленість`,
    ja: `応募 | 応募する | 今すぐ応募 | 簡単応募 | かんたん応募 | エントリー | エントリーする | 応募フォーム | 応募画面へ | 応募手続き | 申し込む | 申込む | 興味がある
      | 興味あり | 興味を示す | 話を聞きたい | 話を聞いてみたい`,
    zh: `申请 | 申請 | 立即申请 | 立即申請 | 马上申请 | 快速申请 | 快速申請 | 一键申请 | 申请职位 | 申請職位 | 申请该职位 | 应聘 | 應徵 | 我要应聘 | 我要應徵 | 投递 | 投遞
      | 投递简历 | 投遞履歷 | 立即投递 | 投简历 | 我感兴趣 | 我有兴趣 | 我有興趣 | 感兴趣 | 表达意向 | 表達興趣 | 主動應徵`,
    ko: `지원하기 | 지원 | 입사지원 | 즉시지원 | 즉시 지원 | 간편 지원 | 간편지원 | 바로 지원 | 지금 지원 | 지원서 제출 | 지원서 작성 | 이력서 제출 | 이력서 보내기
      | 관심 있음 | 관심 있어요 | 관심 표현`,
    th: `สมัคร | สมัครงาน | สมัครเลย | สมัครงานนี้ | สมัครด่วน | ส่งใบสมัคร | ยื่นใบสมัคร | ส่งเรซูเม่ | สนใจ | สนใจงานนี้ | แสดงความสนใจ`,
    ar: `تقدم | تقدم الآن | التقديم | قدم الآن | تقديم | التقدم للوظيفة | تقديم سريع | التقديم السريع | أرسل سيرتك الذاتية | إرسال السيرة الذاتية
      | أنا مهتم | مهتم | إبداء الاهتمام`,
    he: 'הגש מועמדות | הגשת מועמדות | הגישו מועמדות | שלח קורות חיים | שליחת קורות חיים | מעוניין',
    vi: 'ứng tuyển | ứng tuyển ngay | nộp đơn | nộp hồ sơ | nộp cv | gửi cv | tôi quan tâm',
    id: 'lamar | lamar sekarang | lamar cepat | kirim lamaran | kirim cv | saya tertarik',
    hr: 'prijavi se | prijavi se na oglas | pošalji prijavu | pošalji životopis | zainteresiran sam',
    bg: 'кандидатствай | кандидатствайте | кандидатстване | изпрати cv | проявявам интерес',
  },
};
