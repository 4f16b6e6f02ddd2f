import type { Phrases } from '@/language/match/phrases';

/** Words that most job titles contain. */
export const roleWords: Phrases = {
  en: `engineer | developer | manager | assistant | analyst | designer | director | specialist | consultant
    | technician | administrator | coordinator | officer | representative | associate | architect | nurse
    | teacher | driver | accountant | supervisor | executive | intern | trainee | clerk | operator | scientist
    | programmer | advisor | recruiter | head of | lead | cook | chef | mechanic | electrician | writer | editor
    | agent | controller | tester | senior | junior | apprentice | support | sales | full stack | backend
    | frontend | product owner | marketing | receptionist | physician | therapist | worker`,
  de: `ingenieur | entwickler | leiter | mitarbeiter | berater | sachbearbeiter | techniker | werkstudent
    | praktikant | praktikum | kaufmann | kauffrau | auszubildende | auszubildender | fachkraft | referent
    | verkäufer | buchhalter | pfleger | pflegefachkraft | koch | fahrer | monteur | softwareentwickler
    | entwicklerin | ingenieurin`,
  fr: `ingénieur | ingénieure | développeur | développeuse | responsable | chargé | chargée | technicien
    | technicienne | conseiller | vendeur | stagiaire | alternance | chef de projet | comptable | infirmier
    | assistante | directeur | consultante | employé`,
  es: `ingeniero | ingeniera | desarrollador | desarrolladora | técnico | gerente | encargado | auxiliar | analista
    | asesor | comercial | becario | vendedor | administrativo | contable | camarero | programador | enfermero`,
  it: `ingegnere | sviluppatore | responsabile | impiegato | impiegata | addetto | addetta | tecnico | magazziniere
    | operaio | consulente | tirocinante | stagista | cameriere | cuoco | contabile | commesso`,
  nl: `ontwikkelaar | medewerker | adviseur | ingenieur | monteur | verkoper | chauffeur | stagiair | projectleider
    | teamleider | verpleegkundige | magazijnmedewerker | beheerder`,
  pt: `engenheiro | desenvolvedor | programador | gestor | gerente | assistente | auxiliar | vendedor | técnico
    | estagiário | estágio | consultor | coordenador | operador | atendente`,
  cs: `vývojář | programátor | manažer | asistent | asistentka | technik | operátor | kuchař | kuchařka | prodavač
    | účetní | specialista | řidič | skladník | vedoucí | konzultant | inženýr | konstruktér | analytik
    | obchodní`,
  pl: `programista | inżynier | kierownik | specjalista | specjalistka | asystent | sprzedawca | kierowca
    | magazynier | księgowa | doradca | pracownik | operator | stażysta | technik | kucharz | konsultant`,
};
