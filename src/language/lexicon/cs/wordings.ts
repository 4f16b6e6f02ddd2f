import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: `není | nejste | nejsi | nemáte | nemáš | nemůžete | nemůžeš | nikdy | bez | žádný | žádná | žádné | žádnou | nepotřebuj*
    | nechcete | nebyl* | nepracoval*`,
  upperBound: 'méně | mladší | maximálně | nejvýše | méně než',
  employer: `u nás | pro nás | o nás | nám | námi | naše | našeho | naší | našem | naši | našich | zde | tato společnost | této společnosti
    | této firmě | tuto pozici | této pozici`,
  jobCountry: 'této zemi | tato země | v zemi | dané zemi',
  description: 'popište | popsat | vysvětl* | proč',
  fillers: `a | nebo | je | jsou | jste | jsi | vy | vás | vám | váš | vaše | vaši | ty | tvůj | tvoje | my | nás | náš | naše | v | ve
    | na | za | do | od | pro | s | se | si | k | u | prosím | uveďte | vyberte | zadejte | jaký | jaká | jaké | který | která
    | které | kolik | kdy | kde | zda | máte | máš | můžete | pozice | pozici | společnost | společnosti | firma`,
} satisfies Covered<Wordings>;
