import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `a nebo z ze v ve na do od pro s bez za podle více méně další všechny všechno vše jiné zobrazit ukázat číst hledat hledání
    vyhledat vyhledávání najít filtr filtry filtrovat upřesnit zpřesnit řadit seřadit řazení rozbalit sbalit výběr následující
    předchozí předešlá zpět první poslední starší novější nejnovější nejstarší nové nový relevance nejrelevantnější vzestupně
    sestupně výsledky výsledek stránka stránky strana seznam mapa tabulka nabídka nabídky práce práci pracovní pozice místo místa
    inzerát inzeráty název klíčové slovo slova popis detail detaily informace souhrn plný zkrácený úvazek úvazky typ poměr smlouva
    brigáda stáž dohoda den dny dní týden týdny týdnů měsíc měsíce měsíců hodina hodin rok roky dnes včera datum zveřejnění kdykoli
    lokalita město města kraj okres země psč vzdálenost okolí km domova domov kancelář plat mzda minimální maximální zkušenosti
    zkušenost úroveň vzdělání jazyk jazyky dovednosti firma firmy společnost společnosti zaměstnavatel obor obory odvětví kategorie
    oddělení kritéria možnosti pokročilé podobné menu obsah nápověda rady česky anglicky`,
  wholeNames: 'skrýt filtry | skrýt mapu | otevřít menu | použít filtry | hotovo | aktualizovat | nové hledání',
  pagination: 'stránkování',
} satisfies Covered<Harmless>;
