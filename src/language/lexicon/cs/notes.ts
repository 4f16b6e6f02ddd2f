import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'prosím | nejprve',
  fillIn: `vyplňte | vyplň | doplňte | doplň | odpovězte | odpověz | zadejte | zadej | uveďte | zkontrolujte | zkontroluj |
    vyberte | vyber | přidejte`,
  filledIn: `pole | políčka | formulář | část | sekci | stránku | údaje | otázky | informace | povinná pole | pole níže |
    osobní údaje`,
  which: `všechna | všechny | toto | tato | tuto | tyto | tento | své | vaše | povinná | povinné | následující | níže
    uvedená | na`,
  joins: 'a | pak | a pak | potom | a potom | poté | a poté | než | před | pro',
  press: `klikněte | klikni | stiskněte | stiskni | vyberte | vyber | zvolte | zvol | použijte | použij`,
  button: 'tlačítko | tlačítka',
  goesOn: `pro pokračování | abyste pokračovali | a pokračujte | pro přechod na další krok | pro přechod na další stránku |
    pro uložení odpovědí | až budete připraveni | až budete hotovi | až skončíte | dole na stránce | dole na každé
    stránce | na konci stránky`,
  notSent: `nic se neodesílá | nic se neodešle | nic nebude odesláno | vaše žádost se neodešle | vaše přihláška nebude
    odeslána | vaše údaje se neodešlou`,
  untilEnd: `před posledním krokem | před poslední stránkou | před koncem | do posledního kroku | až do posledního kroku`,
  isSent: `vaše přihláška bude odeslána | vaše žádost bude odeslána | přihláška se odešle | žádost se odešle | vaše údaje
    budou odeslány | vaše údaje se odešlou`,
  onlyAtEnd: `až na konci | teprve na konci | až v posledním kroku | teprve v posledním kroku | až na poslední stránce`,
  youCan: 'můžete | můžeš | budete moci',
  beforeSending: `před odesláním | před odesláním žádosti | před odesláním přihlášky | než odešlete | než žádost odešlete | než
    přihlášku odešlete`,
} satisfies Covered<Notes>;
