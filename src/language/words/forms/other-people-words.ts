import type { Phrases } from '@/language/match/phrases';

/** People asked about besides the applicant, anywhere in the text. */
export const otherPersonPhrases: Phrases = {
  en: `share this job | share this | tell a friend | send to a friend | email to a friend | leave a comment | leave a review | write a review | your review | emergency contact | emergency contacts | in case of emergency | next of kin | referee | referees | reference contact | professional reference | professional references | character reference | name of reference | reference name | references
    | refer a friend | friend's | of a friend | of your friend | referrer | referrer's | name of referrer | referred by | referring employee | employee referral | employee who referred you | person who referred you | parent or guardian | mother's | father's | beneficiary | dependent's name | pet's name | pet name
    | company you are referring`,
  de: 'stelle teilen | job teilen | einem freund | eines freundes | deines freundes | ihres freundes | kommentar hinterlassen | bewertung schreiben | notfallkontakt | notfallkontakte | im notfall | referenzgeber | referenzgeberin | referenzperson | referenzen | empfohlen von | empfohlen hat | ansprechpartner beim arbeitgeber | freund empfehlen | des freundes | der freundin | name der mutter | name des vaters',
  fr: `partager cette offre | partager l'offre | à un ami | d'un ami | de votre ami | de ton ami | de l'ami | de votre ami | laisser un commentaire | votre avis | donner votre avis | contact d'urgence | personne à prévenir | personne à contacter en cas d'urgence | en cas d'urgence | références professionnelles | tuteur légal | parrainé par | recommandé par | vous a recommandé | nom du parrain | nom du père | nom de la mère`,
  es: 'compartir esta oferta | a un amigo | de un amigo | de tu amigo | de su amigo | del amigo | de tu amigo | deja un comentario | tu opinión | escribe una reseña | contacto de emergencia | en caso de emergencia | referencias | referencias laborales | referencias personales | tutor legal | recomendado por | le recomendó | te recomendó | nombre de la madre | nombre del padre',
  it: "condividi questo annuncio | a un amico | di un amico | del tuo amico | dell'amico | del tuo amico | lascia un commento | la tua recensione | contatto di emergenza | in caso di emergenza | referenze | segnalato da | ti ha segnalato | nome della madre | nome del padre",
  nl: 'deel deze vacature | aan een vriend | van een vriend | van uw vriend | van je vriend | van de vriend | van je vriend | plaats een reactie | schrijf een review | contactpersoon bij nood | contact in geval van nood | in geval van nood | bij noodgevallen | noodcontact | referenties | aanbevolen door | heeft aangedragen | naam van uw partner',
  pt: 'partilhar esta vaga | compartilhar esta vaga | a um amigo | de um amigo | do seu amigo | do amigo | do seu amigo | deixe um comentário | sua avaliação | contato de emergência | contacto de emergência | em caso de emergência | referências | referências profissionais | indicado por',
  cs: 'sdílet nabídku | známému | přítele | kamaráda | napište komentář | vaše recenze | kontakt pro případ nouze | v případě nouze | zákonný zástupce | doporučil',
  pl: 'udostępnij ofertę | znajomemu | znajomego | przyjaciela | dodaj komentarz | napisz opinię | kontakt w nagłych wypadkach | w nagłych wypadkach | referencje | opiekun prawny | polecony przez',
  others: `närmast anhörig | nödkontakt | nærmeste pårørende | nødkontakt | lähiomainen | hätäyhteyshenkilö | sürgősség esetén | vészhelyzet esetén | în caz de urgență | acil durumda | acil durum | contact de urgență
    | επαφή έκτακτης ανάγκης | экстренной связи | экстренный контакт | екстреного зв'язку | за спешни случаи | u hitnom slučaju | v prípade núdze | hädaolukorras | ārkārtas | skubiu atveju | liên hệ khẩn cấp | kontak darurat | 緊急連絡先 | 紧急联系人 | 緊急聯絡人 | 비상 연락처 | 비상연락처 | جهة الاتصال في حالات الطوارئ | איש קשר לחירום | आपातकालीन संपर्क | ผู้ติดต่อฉุกเฉิน`,
};

/** Recipients: with a contact address it is a friend; deliveries go to whoever orders. */
export const recipientPhrases: Phrases = {
  en: `recipient | recipients | recipient's`,
  de: 'empfänger | empfängers | empfängerin',
  fr: 'destinataire | destinataires',
  es: 'destinatario | destinatarios',
  it: 'destinatario | destinatari',
  nl: 'ontvanger | ontvangers',
  pt: 'destinatário | destinatários',
  cs: 'příjemce | příjemci',
  pl: 'odbiorca | odbiorcy',
  others: 'mottagare | modtager | mottaker | vastaanottaja | címzett | destinatar | alıcı | получатель | получателя',
};

/** The same as single words that job titles use as well: a heading is about somebody else only if it says little more. */
export const rolePhrases: Phrases = {
  en: `emergency | emergencies | reference | referral | referral's | guardian | spouse | spouse's | partner's | parent's | parents' | supervisor | supervisor's | line manager | manager's | manager name | manager email | manager phone | hiring manager | recruiter | recruiter's`,
  de: 'notfall | notfälle | notfällen | notfallnummer | notfalltelefon | notrufnummer | referenz | erziehungsberechtigter | erziehungsberechtigte | ehepartner | vorgesetzter | vorgesetzten | vorgesetzte',
  fr: 'urgence | urgences | référent | référence | références | conjoint | supérieur hiérarchique | responsable hiérarchique | nom du responsable',
  es: 'emergencia | emergencias | referencia | cónyuge | supervisor | jefe inmediato',
  it: 'emergenza | emergenze | referenza | referente | coniuge | tutore | supervisore | responsabile diretto | nome del responsabile',
  nl: 'nood | noodgeval | noodgevallen | noodnummer | referentie | referent | echtgenoot | voogd | leidinggevende',
  pt: 'emergência | referência | cônjuge | supervisor',
  cs: 'nouze | reference | nadřízený',
  pl: 'przełożony',
  others:
    'äkta make | maka | ægtefælle | ektefelle | puoliso | házastárs | σύζυγος | супруг | супруга | чоловік | дружина | съпруг | съпруга | abikaasa | sutuoktinis | laulātais | manžel | manželka | borgenär | borgensman | kautionist | kausjonist | takaaja | kezes | garant | kefil | εγγυητής | поручитель | поручитель | поръчител | jamac | ručitel | ručiteľ | käendaja | galvotājs | laiduotojas | porok | 配偶者 | 保証人 | 身元保証人 | 連帯保証人 | 配偶 | 担保人 | 배우자 | 보증인 | الزوج | الكفيل | בן זוג | ערב',
};

/** Employers: everything under such a heading is about them. */
export const employerPhrases: Phrases = {
  en: 'employer | employers',
  de: 'arbeitgeber | arbeitgebers',
  fr: 'employeur | employeurs',
  es: 'empleador | empleadores',
  it: 'datore di lavoro',
  nl: 'werkgever | werkgevers',
  pt: 'empregador',
  cs: 'zaměstnavatel',
  pl: 'pracodawca',
};

/** Words that add nothing beside such a word in a heading. */
export const headingFillerPhrases: Phrases = {
  en: `your | of | the | and | or | a | s | details | information | contact | contacts | name | current | present | previous | last | most | recent | former | direct | professional | personal | employee`,
  de: 'ihr | ihre | dein | deine | der | die | des | und | daten | angaben | kontaktdaten | direkter | berufliche | aktueller | derzeitiger | letzter | früherer | bisheriger',
  fr: `votre | vos | de | du | la | le | et | coordonnées | informations | contact | personnelles | actuel | dernier | précédent`,
  es: 'su | sus | tu | tus | de | del | datos | contacto | laboral | actual | último | anterior',
  it: 'il | la | tuo | tua | di | dati | contatto | contatti | attuale | ultimo | precedente',
  nl: 'uw | je | van | de | gegevens | contact | huidige | laatste | vorige',
  pt: 'seu | sua | de | do | da | dados | contato | contacto',
  cs: 'kontakt | kontaktní | údaje',
  pl: 'dane | kontakt',
};

/** A reference number of the posting or application refers to nobody. */
export const referenceNumberPattern =
  /\b(?:job|vacancy|posting|position|requisition|role|application) ref(?:erence)?\b|\b(?:reference|referenz|referencia|referentie)\s*-?(?:number|nummer|no\b|n[ro]?[.°º]|code|id\b)|\b(?:reference|referenz|referencia|referentie)[^\p{L}\d]*\p{L}{0,4}-?\d{2,}/gu;
