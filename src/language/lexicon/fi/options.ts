import type { Covered } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'ei määritetty',
  chooseOne: `valitse | valitse vaihtoehto | valitse yksi | ole hyvä ja valitse | ei valittu | ei valintaa | valitse luettelosta | tee valinta | valitse arvo`,
  yes: 'kyllä',
  no: 'ei',
  limits: 'mutta | vain | ainoastaan | jos | paitsi | edellyttäen',
  declines: `en halua, en haluaisi, haluan olla, mieluummin en, mieluiten en … vastata, kertoa, sanoa, ilmoittaa, vastaamatta, kertomatta, ilmoittamatta, paljastaa
    | en vastaa, en kerro, en ilmoita`,
  declined: `en halua kertoa | en halua sanoa | en halua vastata | ei ilmoitettu | ei vastausta | en ilmoita | en kerro`,
  restates: 'mutta',
  atOnce: 'heti | välittömästi | heti käytettävissä | käytettävissä heti | voin aloittaa heti',
  man: 'mies',
  manInitial: 'm',
  woman: 'nainen',
  womanInitial: 'n',
  nonBinary: 'muunsukupuolinen | ei-binäärinen',
  honorificMan: 'herra',
  honorificWoman: 'rouva',
  honorificMiss: 'neiti',
} satisfies Covered<Options>;
