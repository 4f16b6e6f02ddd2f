import { describe, expect, it } from 'vitest';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FieldKind } from '@/domain/form/form-field';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { assignSkillKeys } from '@/forms/keys/skill-keys';
import { workAuthorization } from '@/forms/values/authorization-values';
import { aField } from './a-field';

function keyOf(question: string, kind: FieldKind): FieldKey | null {
  const options = kind === 'choice' ? ['1', '2'] : undefined;
  const field = aField({ question, kind, ...(options && { options }) });
  return assignSkillKeys(assignFieldKeys([field]))[0]?.key ?? null;
}

/** Of the sentences, one a line, those that get another key. */
function missed(key: FieldKey, kind: FieldKind, sentences: string): string[] {
  return linesOf(sentences)
    .map((sentence) => [sentence, keyOf(sentence, kind)] as const)
    .filter(([, given]) => given !== key)
    .map(([sentence, given]) => `${sentence} → ${given}`);
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

const asked: readonly [key: FieldKey, kind: FieldKind, sentences: string][] = [
  [
    'salary.expected',
    'text',
    `Зарплатные ожидания
      Каковы ваши финансовые ожидания (на руки)?
      Желаемый уровень заработной платы
      Ваші зарплатні очікування, грн
      Бажана заробітна плата
      Какво е очакваното от Вас месечно възнаграждение?
      Koja je Vaša očekivana neto plaća?
      Финансијска очекивања
      Koja su vaša očekivanja u vezi zarade?
      Vaša predstava o mzde
      Aké sú Vaše platové očakávania?
      Kakšna so vaša pričakovanja glede plače?
      Așteptări salariale
      Ce așteptări salariale nete aveți?
      Mekkora a bruttó bérigénye?
      Ποιες είναι οι μισθολογικές σας προσδοκίες;
      Milline on Teie palgasoov?
      Kāda ir jūsu vēlamā bruto alga?
      Koks jūsų pageidaujamas atlyginimas?
      Mức lương bạn mong muốn là bao nhiêu?
      Berapa gaji yang Anda harapkan per bulan?
      Gaji bulanan yang dijangka
      ما هو الراتب الشهري المتوقع؟
      حقوق درخواستی شما چقدر است؟
      מהן ציפיות השכר שלך?
      आपका अपेक्षित वार्षिक वेतन क्या है?
      เงินเดือนที่คาดหวังของคุณคือเท่าไร
      期望薪资
      您期望的税前月薪是多少？
      希望待遇
      희망 연봉
      희망하시는 연봉을 입력해 주세요
      Quines són les teves expectatives salarials?
      Cal é o teu salario desexado?`,
  ],
  [
    'notice_period',
    'text',
    `Какой у вас срок отработки на текущем месте?
      Скільки становить термін відпрацювання?
      Колко е срокът на предизвестието Ви?
      Koliki je Vaš otkazni rok?
      Колики је ваш отказни рок?
      Aká je dĺžka vašej výpovednej lehoty?
      Koliko znaša vaš odpovedni rok?
      Care este perioada dumneavoastră de preaviz?
      Mennyi a felmondási ideje?
      Ποια είναι η περίοδος προειδοποίησης που πρέπει να δώσετε;
      Kui pikk on Teie etteteatamisaeg?
      Cik ilgs ir jūsu uzteikuma termiņš?
      Koks jūsų įspėjimo apie išėjimą laikotarpis?
      Bạn cần thời gian báo trước bao lâu?
      Berapa lama masa pemberitahuan Anda?
      Berapa tempoh notis anda?
      كم مدة فترة الإشعار لديك؟
      כמה זמן הודעה מוקדמת עליך לתת?
      आपकी नोटिस अवधि कितनी है?
      ต้องแจ้งลาออกกี่วัน
      您的通知期是多久？
      퇴사 시 사전 통보 기간은 얼마나 됩니까?
      Quin és el teu període de preavís?`,
  ],
  [
    'start_date',
    'text',
    `Когда вы сможете приступить к работе?
      Коли Ви зможете приступити до роботи?
      Кога най-рано можете да започнете?
      Kada biste mogli početi raditi?
      Када можете да почнете са радом?
      Kedy by ste mohli nastúpiť?
      Kdaj bi lahko začeli z delom?
      Când ați putea începe?
      Mikor tudna kezdeni?
      Πότε μπορείτε να ξεκινήσετε;
      Millal saaksite tööle asuda?
      Kad jūs varētu sākt strādāt?
      Kada galėtumėte pradėti dirbti?
      Khi nào bạn có thể bắt đầu làm việc?
      Kapan Anda bisa mulai bekerja?
      Bilakah anda boleh mula bekerja?
      متى يمكنك البدء في العمل؟
      מתי תוכל להתחיל?
      आप कब शुरू कर सकते हैं?
      คุณจะเริ่มงานได้เมื่อไหร่
      您最快什么时候可以入职？
      언제부터 근무 가능하신가요?
      Quan podries començar?
      Cando poderías comezar a traballar?`,
  ],
  [
    'source',
    'text',
    `Откуда вы узнали о нашей вакансии?
      Звідки Ви дізналися про вакансію?
      Как научихте за нас?
      Kako ste saznali za ovaj oglas?
      Како сте сазнали за овај конкурс?
      Ako ste sa o nás dozvedeli?
      Kako ste izvedeli za to delovno mesto?
      Cum ai aflat despre acest post?
      Honnan hallott rólunk?
      Πώς μάθατε για αυτή τη θέση;
      Kust kuulsite sellest töökohast?
      Kā jūs uzzinājāt par šo vakanci?
      Kaip sužinojote apie šią poziciją?
      Bạn biết thông tin tuyển dụng này qua đâu?
      Dari mana Anda mengetahui lowongan ini?
      كيف سمعت عن هذه الوظيفة؟
      چگونه با ما آشنا شدید؟
      איך שמעת עלינו?
      आपको इस नौकरी के बारे में कैसे पता चला?
      คุณทราบข่าวการรับสมัครงานนี้จากช่องทางใด
      您是如何得知这个职位的？
      您從何得知這個職缺？
      채용 공고를 어떻게 알게 되셨나요?
      Com has conegut aquesta oferta?`,
  ],
  [
    'relocation',
    'choice',
    `Готовы ли вы к переезду?
      Чи готові Ви до переїзду?
      Готови ли сте да се преместите в друг град?
      Jeste li spremni na preseljenje?
      Да ли сте спремни да се преселите?
      Ste ochotný presťahovať sa?
      Se je možno preseliti? Ste pripravljeni na selitev?
      Sunteți dispus să vă mutați?
      Hajlandó lenne elköltözni?
      Είστε διατεθειμένοι να μετακομίσετε;
      Kas olete valmis kolima?
      Vai esat gatavs pārcelties?
      Ar sutiktumėte persikelti?
      Bạn có sẵn sàng chuyển nơi ở không?
      Apakah Anda bersedia relokasi?
      هل أنت مستعد للانتقال إلى مدينة أخرى؟
      האם יש לך נכונות לעבור דירה?
      क्या आप स्थानांतरित होने के लिए तैयार हैं?
      คุณพร้อมย้ายที่อยู่หรือไม่
      您是否愿意搬迁？
      이주할 의향이 있으신가요?
      Estaries disposat a traslladar-te?`,
  ],
  [
    'auth.work',
    'choice',
    `Есть ли у вас разрешение на работу в Германии?
      Чи маєте Ви дозвіл на роботу в Польщі?
      Имате ли право на работа в ЕС?
      Imate li radnu dozvolu za Hrvatsku?
      Да ли имате радну дозволу за Србију?
      Máte platné pracovné povolenie na Slovensku?
      Ali imate veljavno delovno dovoljenje?
      Aveți dreptul de a lucra în România?
      Rendelkezik érvényes munkavállalási engedéllyel?
      Έχετε άδεια εργασίας στην Ελλάδα;
      Kas Teil on kehtiv tööluba?
      Vai jums ir derīga darba atļauja?
      Ar turite teisę dirbti Lietuvoje?
      Bạn có giấy phép lao động tại Việt Nam không?
      Apakah Anda memiliki izin kerja di Indonesia?
      Adakah anda mempunyai permit kerja yang sah?
      هل لديك تصريح عمل ساري المفعول؟
      آیا مجوز کار دارید؟
      האם יש לך אישור עבודה בישראל?
      क्या आपके पास भारत में काम करने का अधिकार है?
      คุณมีใบอนุญาตทำงานในประเทศไทยหรือไม่
      您是否可以在新加坡合法工作？
      您是否持有有效的工作簽證？
      한국에서 합법적으로 일할 수 있습니까?
      Tens permís de treball a Espanya?
      Tes permiso de traballo en España?`,
  ],
  [
    'auth.sponsorship',
    'choice',
    `Нужна ли вам визовая поддержка для работы в Германии?
      Чи потребуєте Ви візової підтримки?
      Нуждаете ли се от спонсорство за виза?
      Trebate li sponzorstvo za radnu vizu?
      Да ли вам је потребно спонзорство за визу?
      Budete potrebovať sponzorstvo víz?
      Ali potrebujete sponzorstvo za vizum?
      Aveți nevoie de sponsorizare pentru viză?
      Szüksége lesz vízumszponzorálásra, vízumra?
      Χρειάζεστε χορηγία βίζας;
      Kas vajate viisa sponsorlust?
      Vai jums nepieciešama vīzas sponsorēšana?
      Ar jums reikės vizos rėmimo?
      Bạn có cần bảo lãnh visa không?
      Apakah Anda memerlukan sponsor visa?
      هل تحتاج إلى كفالة تأشيرة؟
      آیا به اسپانسر ویزا نیاز دارید؟
      האם תזדקק לחסות לאשרת עבודה?
      क्या आपको वीज़ा प्रायोजन की आवश्यकता होगी?
      คุณต้องการการสนับสนุนวีซ่าหรือไม่
      您现在或将来是否需要签证担保？
      비자 스폰서십이 필요하십니까?
      Necessites patrocini per al visat?`,
  ],
  [
    'question.age18',
    'choice',
    `Вам уже исполнилось 18 лет?
      Чи досягли Ви 18 років?
      Навършили ли сте? Навършени 18 години
      Jeste li punoljetni?
      Да ли сте пунолетни?
      Máte 18 rokov alebo viac?
      Ste že dopolnili 18 let?
      Aveți cel puțin 18 ani?
      Elmúlt már 18 éves?
      Είστε άνω των 18 ετών;
      Kas olete täisealine?
      Vai esat sasniedzis 18 gadu vecumu?
      Ar jums jau sukako 18 metų?
      Bạn đã đủ 18 tuổi chưa?
      Apakah Anda berusia 18 tahun ke atas?
      هل تجاوزت 18 عاما؟
      האם את/ה מעל גיל 18?
      क्या आपकी आयु 18 वर्ष से अधिक है?
      คุณมีอายุ 18 ปีขึ้นไปใช่หรือไม่
      您是否年满18周岁？
      만 18세 이상입니까?
      Ets major d'edat?`,
  ],
  [
    'question.criminal_record',
    'choice',
    `Есть ли у вас непогашенная судимость?
      Чи маєте Ви судимість?
      Осъждан ли сте за престъпление?
      Jeste li kazneno osuđivani?
      Да ли сте осуђивани?
      Máte záznam v registri? Bol ste odsúdený?
      Ali ste bili kdaj obsojeni? Bili ste obsojeni
      Aveți cazier judiciar?
      Volt-e büntetve? Erkölcsi bizonyítvány
      Έχετε καταδικαστεί ποτέ;
      Kas Teid on kriminaalkorras karistatud?
      Vai jums ir sodāmība?
      Ar esate teistas?
      Bạn có tiền án, tiền sự không?
      Apakah Anda memiliki catatan kriminal?
      هل لديك سوابق جنائية؟
      آیا سوء پیشینه دارید؟
      האם יש לך עבר פלילי?
      क्या आपका कोई आपराधिक रिकॉर्ड है?
      คุณมีประวัติอาชญากรรมหรือไม่
      您是否有犯罪记录？
      범죄 경력이 있습니까?
      Tens antecedents penals?`,
  ],
  [
    'question.prior_employment',
    'choice',
    `Работали ли вы ранее у нас?
      Чи працювали Ви раніше в нашій компанії?
      Работили ли сте преди при нас?
      Jeste li ikada radili kod nas?
      Да ли сте раније радили код нас?
      Pracovali ste už niekedy u nás?
      Ali ste že kdaj delali pri nas?
      Ați mai lucrat la noi?
      Dolgozott már korábban nálunk?
      Έχετε εργαστεί ξανά στην εταιρεία μας;
      Kas olete varem meie ettevõttes töötanud?
      Vai esat agrāk strādājis mūsu uzņēmumā?
      Ar anksčiau dirbote mūsų įmonėje?
      Bạn đã từng làm việc cho chúng tôi chưa?
      Apakah Anda pernah bekerja di perusahaan kami?
      هل عملت لدينا من قبل؟
      האם עבדת בעבר אצלנו?
      คุณเคยทำงานกับเราหรือไม่
      您以前是否在我司工作过？
      과거에 당사에서 근무한 적이 있습니까?
      Has treballat abans a la nostra empresa?`,
  ],
  [
    'eeo.gender',
    'choice',
    `Ваш пол
      Ваша стать
      Пол (по желание)
      Vaš spol
      Pohlavie uchádzača
      Identitatea de gen
      Το φύλο σας
      Teie sugu
      Jūsu dzimums
      Jūsų lytis
      Giới tính của bạn
      Jenis kelamin Anda
      Jantina anda
      الجنس (اختياري)
      جنسیت شما
      מגדר (לא חובה)
      आपका लिंग
      เพศของคุณ
      您的性别
      您的性別
      귀하의 성별
      El teu gènere`,
  ],
  [
    'eeo.disability',
    'choice',
    `Есть ли у вас инвалидность?
      Чи маєте Ви інвалідність?
      Имате ли трайно увреждане?
      Imate li invaliditet?
      Máte zdravotné postihnutie?
      Ali imate status invalidnosti?
      Aveți o dizabilitate?
      Van-e fogyatékossága?
      Έχετε κάποια αναπηρία;
      Kas Teil on puue?
      Vai jums ir invaliditāte?
      Ar turite negalią?
      Bạn có khuyết tật không?
      Apakah Anda penyandang disabilitas?
      هل لديك إعاقة؟
      האם יש לך מוגבלות?
      क्या आपको कोई विकलांगता है?
      คุณมีความพิการหรือไม่
      您是否有残疾？
      장애인이십니까?
      Tens alguna discapacitat?`,
  ],
  [
    'cover_letter.text',
    'multiline',
    `Ваше сопроводительное письмо
      Ваш супровідний лист
      Вашето мотивационно писмо
      Vaše motivacijsko pismo
      Váš motivačný list
      Vaše spremno pismo
      Scrisoarea ta: scrisoare de intenție
      Az Ön motivációs levele vagy motivációs levél
      Η συνοδευτική επιστολή σας
      Sinu motivatsioonikiri
      Jūsu motivācijas vēstule
      Jūsų motyvacinis laiškas
      Thư xin việc của bạn
      Surat lamaran Anda
      خطاب التقديم الخاص بك
      המכתב שלך: מכתב מקדים
      आपका कवर लेटर
      จดหมายสมัครงานของคุณ
      您的求职信
      귀하의 자기소개서
      La teva carta de presentació`,
  ],
  [
    'skills',
    'choices',
    `Какие навыки у вас есть?
      Які навички Ви маєте?
      Какви умения имате?
      Koje vještine imate?
      Које вештине имате?
      Aké máte zručnosti?
      Katere veščine imate?
      Ce abilități ai?
      Milyen készségek jellemzik?
      Ποιες δεξιότητες έχετε;
      Millised oskused sul on?
      Kādas prasmes jums ir?
      Kokius įgūdžius turite? Įgūdžiai
      Bạn có kỹ năng nào?
      Keterampilan apa yang Anda miliki?
      ما المهارات التي تمتلكها؟
      אילו כישורים יש לך?
      आपके पास कौन से कौशल हैं?
      คุณมีทักษะอะไรบ้าง
      您具备哪些技能？
      보유 기술을 선택하세요
      Quines competències tens?`,
  ],
  [
    'never.captcha',
    'tick',
    `Я не робот
      Символы с картинки
      Символи з картинки
      Не съм робот
      Nisam robot
      Нисам робот
      Nie som robot
      Nisem robot
      Nu sunt robot
      Nem vagyok robot
      Δεν είμαι ρομπότ
      Ma ei ole robot
      Es neesmu robots
      Aš nesu robotas
      Tôi không phải là người máy
      Saya bukan robot
      من ربات نیستم
      אני לא רובוט
      मैं रोबोट नहीं हूँ
      ฉันไม่ใช่โปรแกรมอัตโนมัติ
      我不是机器人
      我不是機器人
      로봇이 아닙니다
      私はロボットではありません
      Ich bin kein Roboter
      No soy un robot
      Je ne suis pas un robot
      Non sono un robot
      Jeg er ikke en robot
      Ben robot değilim
      No soc un robot
      Non son un robot`,
  ],
  [
    'never.consent',
    'tick',
    `Даю согласие на обработку
      Згода на обробку
      Съгласие за лични данни
      Politika privatnosti
      Súhlas so spracovaním
      Politika zasebnosti
      Prelucrarea datelor personale
      Adatkezelési tájékoztató
      Πολιτική απορρήτου
      Privaatsuspoliitika
      Privātuma politika
      Privatumo politika
      Chính sách bảo mật
      Kebijakan privasi
      سياسة الخصوصية
      מדיניות הפרטיות
      गोपनीयता नीति
      ฉันยินยอมให้เก็บข้อมูล
      我已阅读隐私政策
      개인정보 수집 동의
      Política de privacitat`,
  ],
  [
    'never.consent',
    'choice',
    `Согласны ли вы на обработку персональных данных? Согласен
      Чи погоджуєтеся Ви на обробку персональних даних?
      Съгласни ли сте да обработваме личните Ви данни?
      Súhlasíte so spracovaním osobných údajov?
      Ali se strinjate z obdelavo osebnih podatkov?
      Sunteți de acord cu prelucrarea datelor cu caracter personal? Prelucrarea datelor personale
      Elfogadja az adatkezelési tájékoztatót?
      Kas nõustute isikuandmete töötlemisega?
      Vai piekrītat personas datu apstrādei?
      Ar sutinkate, kad asmens duomenų tvarkymas būtų vykdomas?
      Bạn có đồng ý với chính sách bảo mật không?
      Apakah Anda menyetujui kebijakan privasi?
      هل توافق على سياسة الخصوصية؟
      您是否同意我们的隐私政策？
      개인정보 수집에 동의하십니까?`,
  ],
  [
    'never.marketing',
    'tick',
    `Подписка на рассылку новостей
      Хочу отримувати розсилку
      Абонамент за бюлетин
      Marketingové informácie
      E-novice podjetja
      Buletinul companiei
      Feliratkozás hírlevélre
      Ενημερωτικό δελτίο
      Saada mulle uudiskiri
      النشرة الإخبارية للشركة
      订阅职位邮件
      뉴스레터 수신
      จดหมายข่าวของเรา
      דיוור למייל`,
  ],
  [
    'consent.future',
    'choice',
    `Включить вас в кадровый резерв?
      Включити до кадровий резерв?
      Smijemo li Vas zadržati u bazi kandidata?
      Možno vás ponechať v databáze uchádzačov?
      Să vă păstrăm în baza de date cu candidați?
      是否加入人才库？
      是否加入人才庫？
      인재풀에 등록하시겠습니까?
      Mogen we je opnemen in ons talentenbestand?`,
  ],
  [
    'country',
    'text',
    `Страна проживания
      Країна проживання
      Държава на пребиваване
      Država prebivališta
      Држава
      Krajina pobytu
      Država stalnega prebivališča
      Țara de reședință
      Lakóhely szerinti ország
      Χώρα διαμονής
      Elukohariik
      Dzīvesvietas valsts
      Gyvenamosios vietos šalis
      Quốc gia cư trú
      Negara domisili
      بلد الإقامة
      کشور محل سکونت
      מדינת מגורים
      ประเทศที่พำนัก
      居住国家
      거주 국가
      País de residència
      Woonland
      Kraj zamieszkania
      Země bydliště
      Yaşadığınız ülke`,
  ],
];

describe('what applications ask in further languages', () => {
  it.each(asked)('is %s', (key, kind, sentences) => {
    expect(missed(key, kind, sentences)).toEqual([]);
  });

  it.each(
    linesOf(`Какими языками вы владеете
      Якими мовами володієте
      Какви езици владеете
      Koje jezike govorite
      Akými jazykmi hovoríte
      Katere jezike govorite
      Ce limbi vorbiți
      Milyen nyelveken beszél
      Ποιες γλώσσες μιλάτε
      Milliseid keeli räägite
      Valodu zināšanas
      Kokias kalbas mokate
      Bahasa yang dikuasai
      ภาษาที่พูดได้
      语言能力
      구사 가능 언어
      Quins idiomes parles`),
  )('is all languages: %s', (question) => {
    expect(keyOf(question, 'tags')).toBe('languages');
  });
});

/** Of the sentences, one a line, those that get one of the keys although they ask for something else. */
function mistaken(keys: readonly FieldKey[], kind: FieldKind, sentences: string): string[] {
  return linesOf(sentences)
    .map((sentence) => [sentence, keyOf(sentence, kind)] as const)
    .filter(([, given]) => given !== null && keys.includes(given))
    .map(([sentence, given]) => `${sentence} → ${given}`);
}

const others: readonly [about: string, not: FieldKey[], kind: FieldKind, sentences: string][] = [
  [
    'current pay is no wish',
    ['salary.expected'],
    'text',
    `Какая у вас текущая зарплата?
      Текущая и желаемая зарплата
      Поточна заробітна плата
      Текущо месечно възнаграждение
      Vaša trenutna plaća
      Тренутна плата
      Súčasný plat a očakávaný plat
      Trenutna plača
      Salariul actual
      Jelenlegi fizetése
      Τρέχουσες αποδοχές
      Praegune palk
      Pašreizējā alga
      Dabartinis atlyginimas
      Mức lương hiện tại
      Gaji terakhir
      الراتب الحالي
      حقوق فعلی
      שכר נוכחי
      वर्तमान वेतन
      เงินเดือนปัจจุบัน
      您目前的月薪是多少？
      当前薪资和期望薪资
      현재 연봉
      Salari actual`,
  ],
  [
    'needing a permit is not having one',
    ['auth.work'],
    'choice',
    `Нужно ли вам разрешение на работу в Германии?
      Чи потрібен Вам дозвіл на роботу?
      Нужно ли Ви е разрешение за работа?
      Trebate li radnu dozvolu?
      Да ли вам је потребна радна дозвола?
      Potrebujete pracovné povolenie?
      Ali potrebujete delovno dovoljenje?
      Aveți nevoie de permis de muncă?
      Szüksége van munkavállalási engedélyre?
      Χρειάζεστε άδεια εργασίας;
      Kas vajate tööluba?
      Vai jums nepieciešama darba atļauja?
      Ar jums reikia leidimo dirbti? Ar reikės leidimą dirbti gauti?
      Bạn có cần giấy phép lao động không?
      Apakah Anda memerlukan izin kerja?
      هل تحتاج إلى تصريح عمل؟
      آیا به مجوز کار نیاز دارید؟
      האם תזדקק להיתר? האם נדרש אישור עבודה?
      क्या आपको वर्क परमिट की आवश्यकता है?
      คุณต้องการใบอนุญาตทำงานหรือไม่
      您是否需要签证才能合法工作？
      您是否需要辦理工作許可？
      취업 비자가 필요하십니까?
      Necessites permís de treball?
      Necesitas permiso de traballo?`,
  ],
  [
    'working without help, two things at once or "not needed" is no need of a sponsor',
    ['auth.sponsorship'],
    'choice',
    `Имеете ли вы право работать без визовой поддержки?
      Есть ли у вас право на работу или вам нужна визовая поддержка?
      Мне не нужна визовая поддержка
      Чи маєте Ви право на роботу, чи потребуєте візової підтримки?
      Имате ли право на работа без спонсорство?
      Не се нуждая от спонсорство, не е необходимо спонсорство
      Imate li pravo na rad ili trebate sponzorstvo?
      Máte pracovné povolenie alebo potrebujete sponzorstvo?
      Nepotrebujem sponzorstvo víz
      Ali imate pravico do dela ali potrebujete sponzorstvo?
      Aveți dreptul de a lucra sau aveți nevoie de sponsorizare?
      Nu am nevoie de sponsorizare
      Nincs szüksége vízumra?
      Δεν χρειάζομαι χορηγία βίζας
      Kas teil on tööluba või vajate viisat?
      Vai drīkstat strādāt vai jums nepieciešama vīzas sponsorēšana?
      Ar galite dirbti, ar jums reikia vizos?
      Bạn được phép làm việc mà không cần bảo lãnh visa?
      Apakah Anda berhak bekerja tanpa sponsor visa?
      Saya tidak memerlukan sponsor visa
      هل يحق لك العمل بدون كفالة؟
      לא תזדקק לאשרת עבודה?
      คุณทำงานได้อย่างถูกกฎหมายโดยไม่ต้องการวีซ่าใช่หรือไม่
      您是否无需签证担保即可合法工作？
      您是否不需要签证担保？
      비자 지원 없이 합법적으로 일할 수 있습니까?
      비자 스폰서가 필요하지 않습니까?
      No necessito patrocini per al visat`,
  ],
  [
    'when an employment began is not when one can start',
    ['start_date'],
    'text',
    `Дата начала работы
      Когда вы начали работать в последней компании?
      Коли Ви почали працювати там?
      Дата на постъпване в предишната фирма
      Kada ste počeli raditi?
      Data începerii
      Când ați început ultimul job?
      Mikor kezdett dolgozni?
      Πότε ξεκινήσατε;
      Kada pradėjote dirbti?
      Kapan Anda mulai bekerja di perusahaan terakhir?
      תאריך תחילת עבודה
      入职日期
      입사일
      Quan vas començar?
      Când sunteți disponibil pentru interviu?
      Πότε είστε διαθέσιμος για συνέντευξη;`,
  ],
  [
    'help with moving is not being ready to move',
    ['relocation'],
    'choice',
    `Нужна ли вам помощь с переездом?
      Чи потрібна допомога з переїздом?
      Trebate li pomoć oko preseljenja?
      Potrebujete pomoc so sťahovaním?
      Aveți nevoie de sprijin pentru relocare?
      Szüksége van költözési támogatásra?
      Χρειάζεστε βοήθεια με τη μετεγκατάσταση;
      Kas vajate kolimistoetust?
      Vai jums nepieciešama palīdzība ar pārcelšanos?
      Bạn có cần hỗ trợ chi phí chuyển nơi ở không?
      Apakah Anda membutuhkan bantuan relokasi?
      هل تحتاج إلى مساعدة في الانتقال؟
      您需要搬迁补贴吗？
      이사 비용 지원이 필요하십니까?`,
  ],
  [
    'what only looks like it',
    [
      'eeo.gender',
      'eeo.disability',
      'question.criminal_record',
      'question.age18',
      'auth.work',
      'auth.sponsorship',
      'notice_period',
      'source',
      'salary.expected',
      'country',
    ],
    'text',
    `Ваш опыт в трудовом праве и готовность работать в команде
      Как вы узнали о наших конкурентах в прошлом проекте и что сделали?
      Почему вы хотите у нас работать?
      Чому Ви хочете працювати саме в нас?
      Защо искате да работите при нас?
      Ce gen de proiecte preferați?
      Phụ cấp tiền ăn
      Số lượng nhân viên bạn quản lý
      الجنسية
      รสนิยมทางเพศ
      未成年子女人数
      您的系统权限管理经验
      시스템 장애 대응 경험을 설명해 주세요
      이전과 다른 점은 무엇인가요?
      통화 가능 시간
      Milyen engedélyekkel dolgozott korábban?
      Miért szeretne nálunk dolgozni?
      Zakaj želite delati pri nas?
      Proč u nás chcete pracovat?
      Kodėl norite dirbti mūsų įmonėje?
      Mengapa Anda ingin bekerja di perusahaan kami?
      Mitä haluaisitte kertoa teistä?
      您是否有权限访问系统并在办公室工作
      工作签证类型
      Imate li dozvolu za rad na visini?
      Koliko izkušenj imate (pol leta ali več)?`,
  ],
];

describe('what asks for something else', () => {
  it.each(others)('%s', (_, not, kind, sentences) => {
    expect(mistaken(not, kind, sentences)).toEqual([]);
  });

  it.each([
    'Имеете ли вы право работать в Германии без визовой поддержки?',
    'Имате ли право да работите в Германия без спонсорство?',
    'Aveți dreptul de a lucra în Germania fără sponsorizare?',
    'هل يحق لك العمل في ألمانيا بدون كفالة؟',
    '您是否无需签证担保即可在德国合法工作？',
    '비자 지원 없이 독일에서 합법적으로 일할 수 있습니까?',
    'Apakah Anda memiliki izin kerja di Jerman tanpa sponsor visa?',
  ])('is answered "yes" only by those who need no sponsor: %s', (question) => {
    const of = (needsSponsorship: boolean) =>
      workAuthorization(
        { 'x-jobtrail': { workAuthorization: { DE: { isAuthorized: true, needsSponsorship } } } },
        { country: 'DE', repeat: null, question },
      )?.value;
    expect([keyOf(question, 'choice'), of(false), of(true)]).toEqual(['auth.work', true, undefined]);
  });
});
