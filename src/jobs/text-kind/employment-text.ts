const employmentTypes =
  /^(?:[\p{L}\s]{0,14}\s)?(?:full[\s-]?time|part[\s-]?time|permanent|contract(?:or|\/temp)?|third party|fixed[\s-]term|temporary|temp|freelance|casual|internship|intern|apprenticeship|volunteer|per diem|vollzeit|teilzeit|festanstellung|befristet|unbefristet|praktikum|werkstudent\p{L}*|ausbildung|minijob|temps plein|temps partiel|cdi|cdd|stage|alternance|intérim|jornada completa|media jornada|indefinido|prácticas|tempo pieno|tempo parziale|part time|tirocinio|tempo indeterminato|tempo determinato|tempo integral|meio período|estágio|voltijds?|deeltijds?|voltijd|deeltijd|pełny etat|umowa o pracę|umowa zlecenie|b2b|plný úvazek|zkrácený úvazek|částečný úvazek|brigáda|hpp|dpp|dpč|heltid|deltid|kokoaikainen|teljes munkaidő|tam zamanlı)(?!\p{L})[\p{L}\s,/()+-]{0,40}$/iu;

/** Whether a text states an employment type: "Full-time", "Vollzeit", "Third Party, Contract". */
export function isEmploymentText(text: string): boolean {
  return text.length <= 60 && employmentTypes.test(text.trim());
}
