import { describe, expect, it } from 'vitest';
import { onlyRequestsNext, warnsAboutNext, warnsBesideNext } from '@/safety/next-step/next-button-context';

describe('a text that says what the control does', () => {
  it.each([
    ['Next', 'By pressing Next you send your application to Acme.'],
    ['Next', 'Next sends your application.'],
    ['Next', 'By clicking next you agree to our terms.'],
    ['Next', 'Fill in all fields. “Next” is what counts.'],
    ['Weiter', 'Mit „Weiter“ senden Sie Ihre Bewerbung ab.'],
    ['Weiter', 'Durch Klick auf Weiter bewerben Sie sich verbindlich.'],
    ['Suivant', 'En cliquant sur Suivant, vous envoyez votre candidature.'],
    ['Siguiente', 'Al pulsar Siguiente, envía su candidatura.'],
    ['Avanti', 'Premendo Avanti invii la candidatura.'],
    ['Далее', 'Нажимая «Далее», вы отправляете отклик.'],
    ['次へ', '「次へ」を押すと応募が完了します。'],
    ['다음', '다음을 누르면 지원서가 제출됩니다.'],
    ['下一步', '点击下一步即提交申请。'],
    ['Nästa', 'Genom att trycka på Nästa skickas din ansökan.'],
    ['Næste', 'Når du trykker på Næste, indsendes din ansøgning.'],
    ['Neste', 'Når du trykker Neste, godtar du vilkårene.'],
    ['Seuraava', 'Painamalla Seuraava hyväksyt ehdot.'],
    ['Tovább', 'A Tovább gombbal elküldi a jelentkezését.'],
    ['Ďalej', 'Kliknutím na Ďalej to je hotovo.'],
  ])('that it does more: %s, %s', (name, text) => {
    expect(warnsAboutNext(text, name)).toBe(true);
  });

  it.each([
    ['Next', 'Press Next to continue.'],
    ['Next', 'What happens next?'],
    ['Next', 'Next steps'],
    ['Next', 'Next'],
    ['Weiter', 'Hier geht es weiter zum Formular.'],
    ['Continue', 'You can continue later.'],
    ['Next', 'We will send you an e-mail.'],
    ['Review', 'We review every application with care.'],
  ])('that it does not: %s, %s', (name, text) => {
    expect(warnsAboutNext(text, name)).toBe(false);
  });
});

it.each([
  'This submits your application.',
  'Your application will be sent to Acme.',
  'By continuing you accept our terms.',
  'Damit reichen Sie Ihre Bewerbung ein.',
  'Vous acceptez nos conditions.',
  'Отправка отклика',
  '応募が送信されます',
])('a text right beside it: %s', (text) => {
  expect(warnsBesideNext(text)).toBe(true);
});

it.each([
  'All fields are required.',
  'You can save and come back later.',
  'Step 2 of 3',
  'Pflichtfelder sind mit * markiert.',
])('a harmless one: %s', (text) => {
  expect(warnsBesideNext(text)).toBe(false);
});

it('warns of passwords beside any form, and says nothing of its buttons by that', () => {
  expect(warnsBesideNext('Never submit passwords through these forms.')).toBe(false);
  expect(warnsBesideNext('Geben Sie niemals Passwörter über dieses Formular weiter.')).toBe(false);
  expect(warnsBesideNext('Never submit passwords. Next submits your application.')).toBe(true);
  expect(warnsBesideNext('You will never regret to submit your application.')).toBe(true);
});

describe('a request to fill the page in and go on', () => {
  it.each([
    ['Next', 'Please complete all required fields before proceeding to the next step.'],
    ['Next', 'Complete the form and click Next.'],
    ['Next', 'Fill in your details, then press Next.'],
    ['Next', 'Click Next when you are ready.'],
    ['Next', 'Use the Back and Next buttons to move between pages.'],
    ['Next', 'To continue, click the “Next” button.'],
    ['Next', 'Please click Next. Fields with a star are required.'],
    ['Next', 'Press Next to go to the next page.'],
    ['Continue', 'Please complete the fields below to continue.'],
    ['Save and continue', 'Select "Save and continue" at the bottom of each page.'],
    ['Weiter', 'Bitte füllen Sie alle Pflichtfelder aus und klicken Sie auf Weiter.'],
    ['Weiter', 'Klicken Sie auf „Weiter“, um fortzufahren.'],
    ['Weiter', 'Klicken Sie auf Weiter, sobald Sie fertig sind.'],
    ['Suivant', 'Veuillez remplir tous les champs et cliquez sur « Suivant ».'],
    ['Suivant', 'Cliquez sur « Suivant » pour passer à la page suivante.'],
    ['Siguiente', 'Complete todos los campos y haga clic en Siguiente.'],
    ['Avanti', 'Completa tutti i campi e clicca su Avanti.'],
    ['Próximo', 'Preencha todos os campos e clique em “Próximo” para continuar.'],
    ['Volgende', 'Vul alle velden in en klik op Volgende.'],
    ['Nästa', 'Fyll i alla fält och klicka på Nästa.'],
    ['Næste', 'Udfyld alle felter, og klik på Næste.'],
    ['Neste', 'Fyll ut alle felter og klikk på Neste.'],
    ['Seuraava', 'Täytä kaikki kentät ja napsauta Seuraava.'],
    ['Dalej', 'Wypełnij wszystkie pola i kliknij „Dalej”.'],
    ['Další', 'Vyplňte všechna pole a klikněte na tlačítko Další.'],
  ])('says nothing of sending: %s, %s', (name, text) => {
    expect(warnsAboutNext(text, name)).toBe(false);
  });

  it.each([
    ['Next', 'Complete your application by filling in all fields and pressing next.'],
    ['Next', 'Complete the form by pressing Next.'],
    ['Next', 'Complete the form by clicking next.'],
    ['Next', 'Press Next to complete the form.'],
    ['Next', 'To complete the form, press Next.'],
    ['Next', 'Complete all fields and click Next to finish.'],
    ['Next', 'Complete and send the form, then click Next.'],
    ['Next', 'When you press Next you are bound by this offer.'],
    ['Next', 'If you click Next, we hear from you.'],
    ['Next', 'Click Next when you are ready to be considered.'],
    ['Next', 'Click Next. Your application will then be sent.'],
    ['Next', 'Your application goes out and is sent to Acme. Click Next.'],
    ['Next', 'Complete all required fields and go next. This submits them.'],
    ['Next', 'Click Save, Next is your last word.'],
    ['Next', 'Click Next to apply.'],
    ['Weiter', 'Schließen Sie das Formular durch Klicken auf Weiter ab.'],
    ['Weiter', 'Klicken Sie auf Weiter, um Ihre Bewerbung abzuschließen.'],
    ['Weiter', 'Füllen Sie alle Felder aus und senden Sie mit Weiter.'],
    ['Weiter', 'Klicken Sie auf Weiter. Damit bewerben Sie sich verbindlich und erklären sich einverstanden.'],
    ['Suivant', 'Cliquez sur « Suivant » pour envoyer votre candidature.'],
    ['Suivant', 'Remplissez tous les champs et cliquez sur « Suivant » pour postuler.'],
    ['Siguiente', 'Complete su solicitud pulsando Siguiente.'],
    ['Siguiente', 'Haga clic en Siguiente para finalizar.'],
    ['Avanti', 'Clicca su Avanti per completare la candidatura.'],
    ['Próximo', 'Clique em “Próximo” para enviar a candidatura.'],
    ['Volgende', 'Klik op Volgende om te solliciteren.'],
    ['Nästa', 'Klicka på Nästa för att slutföra.'],
    ['Næste', 'Klik på Næste for at indsende din ansøgning.'],
    ['Neste', 'Klikk på Neste for å fullføre søknaden.'],
    ['Seuraava', 'Napsauta Seuraava lähettääksesi hakemuksen.'],
    ['Dalej', 'Kliknij „Dalej”, aby wysłać aplikację.'],
    ['Další', 'Klikněte na Další a vaše přihláška bude odeslána.'],
  ])('that says more than that still warns: %s, %s', (name, text) => {
    expect(warnsAboutNext(text, name)).toBe(true);
  });

  it('passes only for what stands around it', () => {
    expect(onlyRequestsNext('Click Next.', 'Next')).toBe(true);
    expect(onlyRequestsNext('Complete all fields and go next.', 'Next')).toBe(true);
    expect(onlyRequestsNext('Press Next to continue.', 'Next')).toBe(false);
    expect(onlyRequestsNext('All fields are required.', 'Next')).toBe(false);
  });
});

describe('a note that the form is sent later', () => {
  it.each([
    'You can review everything before you submit.',
    'You can go back and change your answers before sending.',
    'Nothing is sent until the last step.',
    'Your application will be submitted only in the last step.',
    'Ihre Daten werden erst am Ende abgesendet.',
    'Vor dem Absenden können Sie alles noch einmal prüfen.',
    'Vous pourrez tout vérifier avant d’envoyer votre candidature.',
    'Rien n’est envoyé avant la dernière étape.',
    'Votre candidature ne sera envoyée qu’à la dernière étape.',
    'Podrá revisar todo antes de enviar su solicitud.',
    'Potrai controllare tutto prima di inviare la candidatura.',
    'Você poderá revisar tudo antes de enviar.',
    'U kunt alles nog controleren voordat u verzendt.',
    'Uw gegevens worden pas in de laatste stap verzonden.',
    'Du kan granska allt innan du skickar in din ansökan.',
    'Du kan se det hele igennem, inden du sender din ansøgning.',
    'Du kan se over alt før du sender inn søknaden.',
    'Voit tarkistaa kaiken ennen lähettämistä.',
    'Możesz wszystko sprawdzić przed wysłaniem.',
    'Před odesláním můžete vše zkontrolovat.',
  ])('is no warning beside it: %s', (text) => {
    expect(warnsBesideNext(text)).toBe(false);
  });

  it.each([
    'Nothing is sent until you press Next.',
    'Nothing is sent until the last step. Next sends it.',
    'Nothing is sent until the last step, so this one sends it.',
    'Your application is sent before the last step.',
    'Check your answers before you submit your application.',
    'You can review everything before you submit with this button.',
    'You can review everything and agree to our terms before you submit.',
    'You can apply and change it before you submit.',
    'You can submit before sending.',
    'Ihre Daten werden abgesendet.',
    'Ihre Daten werden am Ende abgesendet und jetzt übermittelt.',
    'Bitte prüfen Sie alles, bevor Sie absenden.',
    'Votre candidature est envoyée à la fin.',
    'Vérifiez vos réponses avant d’envoyer.',
    'Su solicitud se enviará ahora.',
    'Je sollicitatie wordt nu verzonden.',
    'Din ansökan skickas nu.',
  ])('does not cover what is sent by it: %s', (text) => {
    expect(warnsBesideNext(text)).toBe(true);
  });
});
