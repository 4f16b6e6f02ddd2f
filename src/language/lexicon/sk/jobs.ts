import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  listEntries: 'ponúk* | voľné pracovné miesta | voľných pracovných miest | pracovné ponuky | výsledk*',
  nouns: {
    says: 'práca | pracovné ponuky | ponuka práce | ponuky práce | voľné miesta | kariéra',
    url: 'praca | prace | kariera | pracovne',
  },
  manyNouns: 'pracovné ponuky | ponuky práce | voľné pracovné miesta',
  sectionHeadlines: `požiadavky | náplň práce | ponúkame | čo ponúkame | výhody | benefity | kvalifikačné predpoklady
    | požadované vzdelanie`,
  occupations: `inžinier* | programátor* | vývojár* | špecialist* | účtovník | účtovníčka | vodič* | predavač* | pokladník | pokladníčka | operátor* | asistent* | riaditeľ* | vedúci | vedúca | kuchár* | čašník | čašníčka | skladník | skladníčka | zvárač* | elektrikár* | zámočník | mechanik | technik | lekár | lekárka | sestra | zdravotná sestra | opatrovateľ* | učiteľ* | lekárnik | referent* | konzultant* | analytik | murár | obsluha | brigádnik | upratovač* | recepčn* | obchodný zástupca | obchodník | manažér* | majster | montážnik | kuriér* | robotník | pracovník | pracovníčka | administratívn* | nastavovač* | koordinátor* | *vývojár* | *inžinier* | *špecialista* | *manažér* | *technik* | *účtovní* | *operátor* | skladník* | *programátor* | *terapeut* | murár* | tesár | stolár | inštalatér | maliar | zámočník* | pekár | pekárka | cukrár | cukrárka | mäsiar | kaderník | kaderníčka | čašník* | barman* | montér | konštruktér* | projektant* | stavbyvedúci* | dispečer* | brigádnik* | psychológ | psychologička`,
} satisfies FurtherLexicon['jobs'];
