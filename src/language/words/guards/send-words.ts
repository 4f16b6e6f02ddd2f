import type { ForbiddenWords } from '@/language/match/forbidden-word-test';

/** Sending something to someone: forms, messages, referrals, reports. */
export const sendWords: ForbiddenWords = {
  first: {
    en: `send | submit | share | report this | report job | report ad | flag job | email this | e-mail this | email job | message | contact
      | refer a friend | recommend this | tweet | post a job | post job | publish
      | resubmit | reply to | reply | refer | refer someone | recommend to | message recruiter | text me | call me | request a call | request callback | request information | request info | ask a question | ask recruiter | forward to | write a review | write review | leave a review | leave review | add review | add a review | post review | post comment | post reply | post a comment | post to | add comment | leave a comment | leave comment | write a comment | rate this | rate us | rate company | rate your | rate job | review this | review company | vote | cast vote | cast your vote | vote now | answer poll | take survey | take the survey | start survey | start test | start assessment | take assessment | repost | retweet | publish job | post now | post this | post ad | report | report abuse | flag as | flag this | tell a friend | book interview | schedule interview | schedule an interview | book a call | schedule a call | book appointment | transmit | hand in | file application | file claim | start chat | chat with | introduce yourself | give feedback | send feedback | import contacts | create posting`,
    de: `senden | absenden | abschicken | verschicken | einreichen | teilen | melden | weiterempfehlen | empfehlen | nachricht
      | kontakt aufnehmen | kontaktieren | job melden | anzeige melden | job teilen | veröffentlichen
      | absende | übermitteln | versenden | einsenden | freund empfehlen | freunde werben | jetzt senden | anfrage senden | antworten | bewerten | bewertung schreiben | bewertung abgeben | abstimmen | umfrage starten | an umfrage teilnehmen | stimme abgeben | kommentieren | posten | stelle veröffentlichen | anzeige schalten | weiterleiten | recruiter kontaktieren | termin buchen | interview vereinbaren | feedback geben`,
    fr: `envoyer | soumettre | partager | signaler | transmettre | valider ma candidature | contacter | recommander | publier
      | envoyez
      | déposer | déposer une annonce | parrainer | recommander à | répondre | noter | évaluer | donner un avis | donner mon avis | laisser un avis | rédiger un avis | voter | commenter | diffuser | message | envoyer un message | écrire au recruteur | prendre rendez-vous | planifier un entretien | participer au sondage`,
    es: `enviar | compartir | denunciar | reportar | contactar | recomendar | publicar | mandar
      | remitir | presentar | mensaje | enviar mensaje | recomendar a | referir | responder | valorar | evaluar | calificar | escribir una reseña | dejar una reseña | opinar | votar | comentar | publicar oferta | postear | reenviar | solicitar información | agendar entrevista | reportar empleo`,
    it: `invia | inviare | condividi | segnala | contatta | consiglia | pubblica | inoltra
      | inviaci | trasmetti | messaggio | invia messaggio | consiglia a | raccomanda | rispondi | valuta azienda | valuta questa | scrivi una recensione | lascia una recensione | recensisci | vota | commenta | pubblica annuncio | inserisci annuncio | richiedi informazioni | prenota colloquio | inoltra a`,
    nl: `verstuur | versturen | verzenden | verzend | stuur | delen | deel | rapporteer | contact opnemen | indienen | plaats vacature
      | insturen | inzenden | indienen | bericht | stuur bericht | bericht sturen | contact | neem contact op | aanbevelen | beveel aan | vriend tippen | meld deze | melden | beantwoorden | beoordeel | beoordelen | review schrijven | schrijf een review | stem nu | stemmen | reageer | reageren | plaatsen | plaats bericht | publiceren | publiceer | doorsturen | afspraak maken`,
    pt: `enviar | envie | submeter | compartilhar | partilhar | denunciar | reportar | contactar | recomendar | publicar
      | mandar | mensagem | enviar mensagem | indicar | indicar amigo | indique um amigo | responder | avaliar | classificar empresa | escrever avaliação | deixar avaliação | opinar | votar | comentar | publicar vaga | anunciar vaga | postar | encaminhar | solicitar informações | agendar entrevista | entrar em contato | contatar`,
    cs: `odeslat | poslat | sdílet | nahlásit | kontaktovat | doporučit | zveřejnit
      | odeslat | zaslat | zpráva | napsat zprávu | poslat zprávu | odpovědět | ohodnotit | hodnotit | napsat recenzi | hlasovat | komentovat | publikovat | vložit inzerát | přeposlat | doporučit příteli | kontaktovat`,
    pl: `wyślij | prześlij | udostępnij | zgłoś | skontaktuj się | poleć | opublikuj
      | złóż | złóż aplikację | nadaj | wiadomość | napisz wiadomość | wyślij wiadomość | odpowiedz | oceń | napisz opinię | dodaj opinię | wystaw opinię | głosuj | zagłosuj | komentuj | skomentuj | publikuj | dodaj ogłoszenie | poleć znajomemu | skontaktuj | kontakt z | przekaż`,
  },
  last: {
    en: 'submit application | send application | send message',
    de: 'senden | absenden | abschicken | einreichen | teilen | melden | weiterempfehlen | versenden',
    fr: 'partager | envoyer',
    es: 'compartir | enviar',
    it: 'condividi | invia',
    nl: 'versturen | verzenden | delen | rapporteren | indienen',
    pt: 'compartilhar | partilhar | enviar',
    cs: 'odeslat | sdílet',
    pl: 'wyślij | udostępnij',
  },
  says: {
    sv: 'skicka | skicka in | sänd | dela | rapportera | anmäl | tipsa en vän | kontakta | skicka meddelande | meddelande | publicera | betygsätt | recensera | rösta | lägg upp',
    da: 'send | indsend | send ansøgning | del | del job | rapportér | rapporter | anmeld | tip en ven | kontakt | send besked | besked | offentliggør | opslå | bedøm | anmeld virksomhed',
    no: 'send | send inn | del | del jobb | rapporter | meld fra | tips en venn | kontakt | send melding | melding | publiser | legg ut | vurder | anmeld',
    fi: 'lähetä | lähetä hakemus | jaa | ilmoita | ilmianna | suosittele | ota yhteyttä | lähetä viesti | viesti | julkaise | arvostele | arvioi | äänestä',
    hu: 'küldés | elküldés | beküldés | elküldöm | megosztás | jelentés | bejelentés | ajánlás | kapcsolat | üzenet küldése | üzenet | közzététel | értékelés | értékelem | szavazás | szavazok',
    ro: 'trimite | trimite cererea | trimiteți | distribuie | partajează | raportează | recomandă | contactează | mesaj | trimite mesaj | publică | evaluează | votează',
    sk: 'odoslať | poslať | zdieľať | nahlásiť | odporučiť | kontaktovať | napísať správu | zverejniť | ohodnotiť | hlasovať',
    tr: 'gönder | başvuruyu gönder | paylaş | şikayet et | bildir | tavsiye et | iletişime geç | mesaj gönder | yayınla | değerlendir | puan ver | oy ver',
    el: 'υποβολή | αποστολή | στείλτε | κοινοποίηση | αναφορά | σύσταση σε φίλο | επικοινωνία | μήνυμα | δημοσίευση | αξιολόγηση | ψηφίστε | ψήφος',
    ru: 'отправить | отправить заявку | отправить резюме | послать | поделиться | пожаловаться | порекомендовать | рекомендовать | связаться | написать | написать сообщение | сообщение | опубликовать | оценить | оставить отзыв | голосовать | проголосовать',
    uk: 'надіслати | відправити | надіслати заявку | поділитися | поскаржитися | порекомендувати | зв’язатися | написати | повідомлення | опублікувати | оцінити | залишити відгук | голосувати | проголосувати',
    ja: '送信 | 送信する | 提出 | 提出する | 共有 | 共有する | シェア | シェアする | 通報 | 通報する | 報告する | 友達に紹介 | 紹介する | 問い合わせる | お問い合わせ | メッセージを送る | 投稿する | 公開する | 評価する | レビューを書く | 口コミを書く | 投票 | 投票する',
    zh: '提交 | 提交申请 | 提交申請 | 送出 | 发送 | 發送 | 传送 | 傳送 | 分享 | 举报 | 舉報 | 檢舉 | 推荐给朋友 | 推薦給朋友 | 内推 | 联系 | 聯絡 | 發訊息 | 发消息 | 发布 | 發布 | 發佈 | 评价 | 評價 | 评分 | 評分 | 写评论 | 投票',
    ko: '제출 | 제출하기 | 보내기 | 전송 | 공유 | 공유하기 | 신고 | 신고하기 | 추천하기 | 문의하기 | 연락하기 | 메시지 보내기 | 게시 | 게시하기 | 등록하기 | 평가하기 | 리뷰 작성 | 투표 | 투표하기',
    th: 'ส่ง | ส่งใบสมัคร | แชร์ | รายงาน | แนะนำเพื่อน | ติดต่อ | ส่งข้อความ | เผยแพร่ | โพสต์ | ให้คะแนน | รีวิว | โหวต',
    ar: 'إرسال | أرسل | تقديم الطلب | مشاركة | إبلاغ | الإبلاغ | ترشيح صديق | اتصل | تواصل | رسالة | نشر | تقييم | تصويت',
  },
};
