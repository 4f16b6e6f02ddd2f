import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  ofTotal: 'iš',
  listEntries: 'darbo pasiūlym* | darbo skelbim* | rezultat*',
  nouns: {
    says: 'darbas | darbo skelbimai | darbo pasiūlymai | darbo skelbimas | karjera',
    url: 'darbas | darbo | karjera',
  },
  manyNouns: 'darbo skelbimai | darbo pasiūlymai',
  sectionHeadlines: `reikalavimai | darbo pobūdis | mes siūlome | siūlome | pareigos | ko tikimės | reikalavimai kandidatui
    | darbo aprašymas`,
  occupations: `inžinier* | programuotoj* | vadybinink* | vadovas | vadovė | vadovai | direktor* | specialist* | vairuotoj*
    | pardavėj* | padavėj* | virėj* | slaugytoj* | gydytoj* | mokytoj* | buhalter* | sandėlinink* | technik*
    | elektrik* | mechanik* | suvirintoj* | operatori* | administrator* | asistent* | valytoj* | analitik*
    | dizaineri* | darbinink* | darbuotoj* | kasinink* | praktikant* | konsultant* | projektuotoj* | kurjer*
    | apsaugos darbuotojas | meistras | staliai | stalius | montuotoj* | pagalbini* | *inžinierius | *inžinierė | *vadybinink* | *specialist* | *operator* | *vadov* | *technik*`,
} satisfies FurtherLexicon['jobs'];
