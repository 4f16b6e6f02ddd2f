import type { ForbiddenWords } from '@/language/match/forbidden-word-test';

/** Creating an account. */
export const signUpWords: ForbiddenWords = {
  first: {
    en: `sign up | signup | register now | register here | register with | register for | register to | register your | create account
      | create an account | create your account | create a free account | create a profile | create your profile | create profile | join now
      | join free | join for free | join today | join to | agree & join | agree and join | get started free | new here | open an account`,
    de: `registrieren | jetzt registrieren | kostenlos registrieren | registriere dich | registrieren sie sich | konto erstellen
      | konto anlegen | account erstellen | neues konto | profil erstellen | profil anlegen | neu hier | jetzt mitglied werden
      | mitglied werden | kostenlos anmelden`,
    fr: `s'inscrire | inscrivez-vous | inscris-toi | inscription | créer un compte | créer mon compte | créez votre compte | créer un profil
      | créer mon profil | créer votre compte | rejoignez-nous gratuitement`,
    es: `regístrate | registrarse | registrarme | regístrese | crear cuenta | crear una cuenta | crea una cuenta | crea tu cuenta
      | crea tu perfil | crear perfil | únete | únase | darse de alta | date de alta`,
    it: `registrati | iscriviti ora | iscriviti gratis | crea un account | crea account | crea il tuo account | crea un profilo
      | crea il tuo profilo | nuovo utente`,
    nl: `registreren | registreer | schrijf je in | account aanmaken | maak een account | maak account | maak gratis account
      | profiel aanmaken | maak een profiel`,
    pt: `cadastre-se | cadastrar | cadastrar-se | registe-se | registar | registar-se | registre-se | registrar-se | criar conta
      | criar uma conta | crie sua conta | crie a sua conta | crie uma conta | criar perfil | inscreva-se`,
    cs: 'registrace | registrovat | zaregistrovat | zaregistrujte se | vytvořit účet | založit účet | vytvořit profil',
    pl: `zarejestruj | zarejestruj się | rejestracja | załóż konto | utwórz konto | stwórz konto | załóż profil | utwórz profil
      | dołącz teraz`,
  },
  alone: {
    en: 'register | join | join us now | get started',
    de: 'registrierung',
    fr: 'inscription',
    es: 'registro',
    it: 'registrazione | iscriviti',
    nl: 'registratie | inschrijven',
    pt: 'cadastro | registo',
    cs: 'registrace',
    pl: 'dołącz',
  },
  last: {
    en: 'sign up | join now | create account | create an account',
    de: 'registrieren | konto erstellen | konto anlegen',
    fr: "s'inscrire | inscrivez-vous | créer un compte",
    es: 'regístrate | crear cuenta | crear una cuenta',
    it: 'registrati | crea un account',
    nl: 'registreren | account aanmaken | registreer',
    pt: 'cadastre-se | registe-se | criar conta',
    cs: 'zaregistrujte se | vytvořit účet',
    pl: 'zarejestruj się | załóż konto',
  },
  says: {
    sv: 'registrera | registrera dig | skapa konto | skapa ett konto | bli medlem | skapa profil',
    da: 'opret konto | opret en konto | tilmeld dig | opret profil | bliv medlem | registrer dig',
    no: 'registrer deg | opprett konto | opprett en konto | bli medlem | opprett profil | lag en profil',
    fi: 'rekisteröidy | luo tili | luo profiili | liity | liity jäseneksi',
    hu: 'regisztráció | regisztrálás | regisztrálok | fiók létrehozása',
    ro: 'înregistrare | înregistrează-te | creează cont | creează un cont',
    sk: 'registrácia | zaregistrovať | zaregistrovať sa | vytvoriť účet',
    tr: 'kayıt ol | kaydol | hesap oluştur | üye ol',
    el: 'εγγραφή | εγγραφείτε | δημιουργία λογαριασμού',
    ru: 'регистрация | зарегистрироваться | создать аккаунт | создать учетную запись',
    uk: 'реєстрація | зареєструватися | створити акаунт | створити обліковий запис',
    ja: '会員登録 | 新規登録 | 登録する | アカウントを作成 | 無料登録 | 新規会員登録',
    zh: '注册 | 註冊 | 立即注册 | 免费注册 | 创建账户 | 建立帳戶 | 创建帐户 | 加入会员',
    ko: '회원가입 | 가입하기 | 계정 만들기 | 무료 가입',
    th: 'ลงทะเบียน | สมัครสมาชิก | สร้างบัญชี',
    ar: 'إنشاء حساب | سجل الآن | التسجيل | اشتراك جديد',
  },
};
