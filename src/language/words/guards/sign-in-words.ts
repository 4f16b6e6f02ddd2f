import type { ForbiddenWords } from '@/language/match/forbidden-word-test';

/** Signing in, and out. Words that may just mean "go there" count only alone. */
export const signInWords: ForbiddenWords = {
  alone: {
    en: 'login | my account | your account',
    de: 'login | mein konto | mein bereich',
    fr: 'connexion | mon compte | mon espace',
    es: 'acceder | acceso | entrar | login | mi cuenta',
    it: 'accedi | entra | login | area riservata | esci',
    nl: 'login | aanmelden | mijn account',
    pt: 'entrar | acessar | login | sair | minha conta',
    cs: 'login | přihlášení | můj účet',
    pl: 'logowanie | moje konto',
  },
  first: {
    en: `sign in | signin | log on | logon | log in | login to | login with | sign out | signout | log out | logout | continue with google | continue with apple
      | continue with facebook | continue with linkedin | continue with microsoft | continue with email | already a member
      | reset password | reset your password | reset my password | change password | change my password | change your password | forgot password | forgot your password | set password | new password | log off | logoff | log-off | switch account | verify your email | verify email | verify account | verify my account | end session`,
    de: `anmelden | einloggen | melde dich an | melden sie sich an | zum login | zur anmeldung | jetzt anmelden | jetzt einloggen | abmelden
      | ausloggen | mit google | mit apple | mit facebook | mit linkedin anmelden | weiter mit google | weiter mit apple
      | passwort zurücksetzen | kennwort zurücksetzen | passwort ändern | kennwort ändern | passwort vergessen | neues passwort | logout | sitzung beenden`,
    fr: `se connecter | connectez-vous | connecte-toi | s'identifier | identifiez-vous | connexion avec | me connecter | se déconnecter
      | déconnexion | continuer avec google | continuer avec apple
      | réinitialiser le mot de passe | réinitialiser mon mot de passe | changer le mot de passe | changer de mot de passe | modifier le mot de passe | mot de passe oublié | se déconnecter`,
    es: `iniciar sesión | inicia sesión | inicie sesión | identifícate | identificarse | acceder con | acceder a mi cuenta | entra con
      | conéctate | cerrar sesión | continuar con google | continuar con apple
      | restablecer contraseña | restablecer la contraseña | cambiar contraseña | cambiar la contraseña | olvidé mi contraseña | recuperar contraseña | salir de la cuenta`,
    it: `accedi con | accedi al | accedi o | accedi per | effettua l'accesso | effettua il login | entra nel tuo account | disconnetti
      | continua con google | continua con apple
      | reimposta password | reimposta la password | cambia password | cambia la password | modifica password | password dimenticata | recupera password | esci dal tuo account`,
    nl: `inloggen | log in | meld je aan | meld u aan | uitloggen | log uit | afmelden | doorgaan met google | ga verder met google
      | wachtwoord opnieuw instellen | wachtwoord resetten | wachtwoord herstellen | wachtwoord wijzigen | wachtwoord vergeten | reset wachtwoord`,
    pt: `iniciar sessão | inicie sessão | fazer login | faça login | entrar com | entre com | entrar na sua conta | terminar sessão
      | continuar com google | continuar com o google
      | redefinir senha | redefinir a senha | redefinir palavra-passe | repor palavra-passe | alterar senha | alterar palavra-passe | mudar senha | esqueci a senha | esqueci minha senha | recuperar senha | sair da conta | encerrar sessão`,
    cs: `přihlásit | přihlaste se | přihlas se | odhlásit | pokračovat přes google
      | obnovit heslo | resetovat heslo | změnit heslo | změna hesla | zapomenuté heslo | odhlásit se`,
    pl: `zaloguj | zaloguj się | wyloguj | wyloguj się | kontynuuj z google | kontynuuj przez google
      | zresetuj hasło | resetuj hasło | zmień hasło | nie pamiętam hasła | zapomniałem hasła | przypomnij hasło`,
  },
  last: {
    en: 'sign in | log in | sign out | log out',
    de: 'anmelden | einloggen | abmelden | ausloggen',
    fr: 'se connecter | connectez-vous | identifiez-vous',
    es: 'iniciar sesión | inicia sesión',
    it: 'accedi ora | effettua il login',
    nl: 'inloggen | uitloggen',
    pt: 'iniciar sessão | fazer login',
    cs: 'přihlásit se | přihlaste se',
    pl: 'zaloguj się',
  },
  says: {
    sv: 'logga in | inloggning | logga ut | logga ut dig | återställ lösenord | glömt lösenord | byt lösenord | mitt konto',
    da: 'log ind | log på | log ud | log af | nulstil adgangskode | glemt adgangskode | skift adgangskode | min konto',
    no: 'logg inn | logg på | logg ut | logg av | tilbakestill passord | glemt passord | endre passord | min konto',
    fi: 'kirjaudu | kirjaudu sisään | kirjaudu ulos | nollaa salasana | unohtuiko salasana | vaihda salasana | oma tili',
    hu: 'bejelentkezés | belépés | kijelentkezés | kilépés | jelszó visszaállítása | elfelejtett jelszó',
    ro: 'conectare | conectează-te | autentificare | deconectare | intră în cont | resetează parola | resetare parolă | ieșire din cont',
    sk: 'prihlásiť sa | prihlásenie | odhlásiť | odhlásiť sa | obnoviť heslo | zabudnuté heslo',
    tr: 'giriş yap | oturum aç | çıkış yap | oturumu kapat | şifre sıfırla | şifremi unuttum | parolayı sıfırla',
    el: 'σύνδεση | συνδεθείτε | είσοδος | αποσύνδεση | έξοδος | επαναφορά κωδικού',
    ru: 'войти | вход | выйти | выход | авторизоваться | сбросить пароль | восстановить пароль | забыли пароль | сменить пароль',
    uk: 'увійти | вхід | вийти | вихід | скинути пароль | відновити пароль | забули пароль | змінити пароль',
    ja: 'ログイン | ログインする | サインイン | ログアウト | サインアウト | パスワードをリセット | パスワードの再設定 | パスワード再設定 | パスワード変更',
    zh: '登录 | 登錄 | 登入 | 登出 | 退出登录 | 重置密码 | 重設密碼 | 重设密码 | 忘记密码 | 忘記密碼 | 修改密码 | 更改密码 | 變更密碼',
    ko: '로그인 | 로그인하기 | 로그아웃 | 비밀번호 재설정 | 비밀번호 초기화 | 비밀번호 찾기 | 비밀번호 변경',
    th: 'เข้าสู่ระบบ | ลงชื่อเข้าใช้ | ออกจากระบบ | ลงชื่อออก | รีเซ็ตรหัสผ่าน | ลืมรหัสผ่าน | เปลี่ยนรหัสผ่าน',
    ar: 'تسجيل الدخول | دخول | تسجيل الخروج | خروج | إعادة تعيين كلمة المرور | نسيت كلمة المرور',
  },
};
