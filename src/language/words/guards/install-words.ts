import type { ForbiddenWords } from '@/language/match/forbidden-word-test';

/** Downloading a program or file. */
export const installWords: ForbiddenWords = {
  first: {
    en: 'download app | download the app | download our app | get the app | get our app | get app | open in app | open the app | open app | use the app | install | install app | install now | add extension | add to chrome | add to browser | download on the app store | get it on google play | continue in app | download',
    de: 'app herunterladen | app laden | app installieren | app öffnen | in der app öffnen | zur app | app holen | herunterladen | installieren',
    fr: "télécharger l'application | télécharger l'app | télécharger | installer l'application | ouvrir l'application | ouvrir dans l'application",
    es: 'descargar la app | descargar app | descarga la app | descargar | instalar | abrir la app | abrir en la app',
    it: "scarica l'app | scarica app | scarica | installa | installa l'app | apri l'app | apri nell'app",
    nl: 'download de app | app downloaden | downloaden | installeer | installeren | open de app | open in app',
    pt: 'baixar o app | baixar app | baixar aplicativo | descarregar a app | transferir a app | baixar | descarregar | instalar | abrir no app | abrir a app',
    cs: 'stáhnout aplikaci | stáhnout | nainstalovat | otevřít v aplikaci | otevřít aplikaci',
    pl: 'pobierz aplikację | pobierz | zainstaluj | otwórz w aplikacji | otwórz aplikację',
  },
  alone: {
    fr: 'installer',
    da: 'installer',
    no: 'installer',
  },
  says: {
    sv: 'ladda ner | ladda ner appen | hämta appen | installera | öppna i appen',
    da: 'hent | hent appen | hent app | download appen | installer appen | åbn i appen',
    no: 'last ned | last ned appen | hent appen | installer appen | åpne i appen',
    fi: 'lataa sovellus | asenna | avaa sovelluksessa',
    hu: 'letöltés | alkalmazás letöltése | telepítés',
    ro: 'descarcă | descarcă aplicația | instalează',
    sk: 'stiahnuť | stiahnuť aplikáciu | nainštalovať',
    tr: 'indir | uygulamayı indir | yükle ve aç | kur | uygulamada aç',
    el: 'λήψη | λήψη εφαρμογής | εγκατάσταση',
    ru: 'скачать | скачать приложение | установить | установить приложение | открыть в приложении',
    uk: 'завантажити | завантажити додаток | встановити | відкрити в додатку',
    ja: 'ダウンロード | アプリをダウンロード | インストール | アプリを開く | アプリで開く',
    zh: '下载 | 下載 | 下载应用 | 下載應用程式 | 下载app | 安装 | 安裝 | 打开app | 在应用中打开',
    ko: '다운로드 | 앱 다운로드 | 설치 | 설치하기 | 앱에서 열기',
    th: 'ดาวน์โหลด | ดาวน์โหลดแอป | ติดตั้ง | เปิดในแอป',
    ar: 'تنزيل | تحميل | تحميل التطبيق | تثبيت',
  },
};
