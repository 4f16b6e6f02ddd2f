import type { ForbiddenWords } from '@/language/match/forbidden-word-test';

/** Confirming, accepting, agreeing, signing: a binding yes. */
export const agreeWords: ForbiddenWords = {
  first: {
    en: `confirm | accept | i accept | i agree | agree | agree and | agree to | approve | i consent | consent | authorize | authorise | i confirm
      | sign and | sign & | sign here | sign now | sign offer | sign contract | sign document | sign agreement | sign the | sign application
      | e-sign | esign | e sign | docusign | allow all | i understand and | i certify | acknowledge | i acknowledge | certify | finalize
      | finalise | accept offer | accept the offer | take the offer | accept invitation | confirm attendance | confirm booking | verify and`,
    de: `bestätigen | bestätige | ich bestätige | zustimmen | ich stimme zu | stimme zu | akzeptieren | akzeptiere | ich akzeptiere | annehmen | angebot annehmen
      | einverstanden | ich bin einverstanden | einwilligen | ich willige ein | genehmigen | freigeben | unterschreiben | unterzeichnen | signieren
      | alle akzeptieren | verbindlich`,
    fr: `confirmer | je confirme | accepter | j'accepte | tout accepter | accepter l'offre | approuver | j'approuve | consentir | je consens | autoriser
      | signer | je signe | donner mon accord | d'accord | je suis d'accord | certifier | je certifie`,
    es: `confirmar | confirmo | aceptar | acepto | aceptar todo | aceptar oferta | aceptar la oferta | estoy de acuerdo | de acuerdo | consentir | consiento
      | autorizar | autorizo | aprobar | firmar | firmo | certificar`,
    it: `conferma | confermare | confermo | accetta | accettare | accetto | accetta tutto | accetta offerta | accetta l'offerta | acconsento | acconsenti | approva
      | autorizza | autorizzo | firma | firmare | sono d'accordo | d'accordo | certifico`,
    nl: `bevestig | bevestigen | ik bevestig | accepteer | accepteren | ik accepteer | alles accepteren | aanbod accepteren | aanvaarden | akkoord | ik ga akkoord
      | ga akkoord | instemmen | ik stem in | goedkeuren | toestemming geven | ondertekenen | onderteken | tekenen`,
    pt: `confirmar | confirmo | aceitar | aceito | aceitar tudo | aceitar oferta | aceitar a oferta | aceitar proposta | concordo | concordar | estou de acordo
      | consentir | consinto | autorizar | autorizo | aprovar | assinar contrato | assinar documento | assinar oferta | certifico`,
    cs: `potvrdit | potvrzuji | přijmout | přijímám | přijmout vše | přijmout nabídku | souhlasím | souhlasit | udělit souhlas | schválit | podepsat | akceptovat`,
    pl: `potwierdź | potwierdzam | zatwierdź | akceptuj | akceptuję | zaakceptuj | zaakceptuj wszystkie | przyjmij | przyjmij ofertę | zgadzam się | wyrażam zgodę | zgoda
      | podpisz | podpisuję`,
  },
  last: {
    en: 'accept | confirm | i agree | accept offer | accept all',
    de: 'bestätigen | akzeptieren | zustimmen | annehmen | unterschreiben | unterzeichnen | genehmigen | einverstanden | freigeben',
    fr: 'confirmer | accepter | signer',
    es: 'confirmar | aceptar | firmar',
    it: 'conferma | accetta | firma',
    nl: 'bevestigen | accepteren | akkoord | ondertekenen | goedkeuren | aanvaarden',
    pt: 'confirmar | aceitar',
    cs: 'potvrdit | přijmout | podepsat | souhlasím',
    pl: 'potwierdź | zatwierdź | zaakceptuj | podpisz | akceptuję',
  },
  alone: {
    en: 'sign | finalize | certify',
    fr: 'valider',
    es: 'validar',
    it: 'convalida',
    pt: 'validar | assinar',
    nl: 'teken',
  },
  says: {
    sv: 'bekräfta | jag bekräftar | acceptera | acceptera alla | acceptera erbjudande | godkänn | godkänn alla | jag godkänner | jag samtycker | samtyck | jag håller med | signera | underteckna | skriv under',
    da: 'bekræft | jeg bekræfter | accepter | acceptér | accepter alle | accepter tilbud | godkend | jeg accepterer | jeg giver samtykke | enig | underskriv',
    no: 'bekreft | jeg bekrefter | godta | godta alle | aksepter | aksepter tilbud | godkjenn | jeg godtar | jeg samtykker | signer | underskriv',
    fi: 'vahvista | vahvistan | hyväksy | hyväksyn | hyväksy kaikki | hyväksy tarjous | suostun | annan suostumukseni | allekirjoita',
    hu: 'megerősítés | megerősítem | elfogadás | elfogadom | ajánlat elfogadása | jóváhagyás | jóváhagyom | egyetértek | hozzájárulok | aláírás | aláírom',
    ro: 'confirmă | confirm | acceptă | accept | acceptă oferta | acceptă tot | sunt de acord | aprobă | semnează | îmi dau acordul',
    sk: 'potvrdiť | potvrdzujem | prijať | prijať ponuku | prijať všetko | súhlasím | schváliť | podpísať',
    tr: 'onayla | onaylıyorum | kabul et | kabul ediyorum | tümünü kabul et | teklifi kabul et | katılıyorum | imzala',
    el: 'επιβεβαίωση | επιβεβαιώνω | αποδοχή | αποδέχομαι | αποδοχή προσφοράς | αποδοχή όλων | συμφωνώ | έγκριση | υπογραφή | συναινώ',
    ru: 'подтвердить | подтверждаю | принять | принимаю | принять все | принять предложение | согласен | согласиться | я согласен | одобрить | подписать',
    uk: 'підтвердити | підтверджую | прийняти | приймаю | прийняти все | прийняти пропозицію | згоден | погодитися | погоджуюсь | погоджуюся | схвалити | підписати',
    ja: '確認する | 確定 | 確定する | 同意 | 同意する | 承諾 | 承諾する | 承認 | 承認する | 受け入れる | 内定を承諾 | 署名 | 署名する | すべて許可',
    zh: '确认 | 確認 | 确定 | 確定 | 接受 | 接受录用 | 接受offer | 接受邀约 | 同意 | 我同意 | 批准 | 签署 | 簽署 | 签名 | 簽名 | 全部接受',
    ko: '확인 | 확인하기 | 확정 | 수락 | 수락하기 | 제안 수락 | 동의 | 동의하기 | 동의합니다 | 승인 | 서명 | 서명하기 | 모두 수락',
    th: 'ยืนยัน | ยอมรับ | ยอมรับข้อเสนอ | ยอมรับทั้งหมด | ตกลง | เห็นด้วย | ยินยอม | อนุมัติ | ลงนาม | ลงชื่อ',
    ar: 'تأكيد | أؤكد | قبول | أقبل | قبول العرض | قبول الكل | موافق | أوافق | الموافقة | توقيع',
  },
};
