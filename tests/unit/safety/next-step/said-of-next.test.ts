import { describe, expect, it } from 'vitest';
import { warnsAboutNext, warnsBesideNext } from '@/safety/next-step/next-button-context';

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
