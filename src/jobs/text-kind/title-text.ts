/** "(m/w/d)", "(H/F)", "/in", "*in", ":in", "(ka)", "/ka": titles that include everyone. */
const everyone =
  /[([]?\b[mwfdxh]\s?[/|*]\s?[mwfdxh](?:\s?[/|*]\s?[mwfdxi])?\b[)\]]?|\p{Ll}[*:/](?:in|innen|ka|kyně|e|euse|a)(?!\p{L})|\(\p{Ll}{1,3}\)/iu;

/** Stems of occupations. A title without one is not unusual; many in a list show that it is one of jobs. */
const occupations =
  /(?<!\p{L})(?:engineer|developer|manager|analyst|assistant|architect|designer|director|specialist|consultant|officer|technician|administrator|coordinator|executive|representative|associate|scientist|lead|head of|intern|internship|nurse|teacher|driver|operator|accountant|recruiter|supervisor|advisor|agent|clerk|cook|chef|sales|marketing|trainee|writer|editor|researcher|programmer|tester|controller|planner|buyer|expert|partner|president|mechanic|electrician|cleaner|receptionist|cashier|therapist|physician|counsel|lawyer|paralegal|strategist|owner|instructor|tutor)s?(?!\p{L})|(?:entwickler|ingenieur|berater|leiter|leitung|referent|sachbearbeiter|mitarbeiter|kaufm|kaufl|fachkraft|pfleger|werkstudent|praktikant|auszubildende|ausbildung|techniker|mechaniker|elektriker|verkäufer|fahrer|développeur|développeuse|ingénieur|responsable|chargé|technicien|vendeur|comptable|desarrollador|ingenier|gerente|técnico|vendedor|contable|sviluppatore|ingegnere|addetto|addetta|responsabile|impiegat|tecnico|operai|manutentore|magazzin|desenvolvedor|engenheir|analista|ontwikkelaar|medewerker|adviseur|programist|inżynier|specjalist|kierownik|pracownik|sprzedawc|vývojář|inženýr|specialista|manažer|technik|kuchař|řidič|prodavač|účetní|operátor|asistent|skladník|programátor|utvecklare|ingenjör|säljare|kehittäjä|fejlesztő|geliştirici|mühendis)/iu;

/** Whether a text reads like a job title. */
export function isTitleText(text: string): boolean {
  return text.length >= 3 && text.length <= 160 && (everyone.test(text) || occupations.test(text));
}
