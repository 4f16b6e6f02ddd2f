/** Words that turn a question into a different one, however similar the rest. */
const not =
  /(?<!\p{L})(?:not|never|no|without|cannot|unable|neither|nor|un(?:willing|authori[sz]ed)|nicht|nie|kein\p{L}*|ohne|weder|ne|n'\p{L}+|pas|jamais|sans|aucune?|nunca|sin|ning[uú]n\p{L}*|niet|nooit|geen|zonder|non|mai|senza|nessun\p{L}*)(?!\p{L})|n['’]t(?!\p{L})/iu;
const below =
  /(?<!\p{L})(?:under|below|younger|less|fewer|at most|up to|maximum|unter|jünger|weniger|höchstens|maximal|moins|plus jeune|inférieure?|menos|menor|máximo|jonger|minder|hoogstens|meno|più giovane|massimo)(?!\p{L})/iu;
const them =
  /(?<!\p{L})(?:we|us|our|ours|here|this (?:company|role|position|job|team|opportunity|organi[sz]ation|employer)|uns|unser\p{L}*|hier|dieser? (?:firma|stelle|position|rolle)|diesem unternehmen|nous|notre|nos|ici|cette (?:entreprise|société)|ce poste|nosotros|nuestr\p{L}*|aquí|esta empresa|este puesto|ons|onze|dit bedrijf|deze (?:functie|rol)|noi|nostr\p{L}*|qui|questa (?:azienda|posizione))(?!\p{L})/iu;
const there =
  /(?<!\p{L})(?:(?:this|the|that|your|any)? ?country|(?:dies\p{L}*|das|dem|im) land|(?:ce|le|du) pays|(?:este|el|del) país|(?:dit|het) land|(?:questo|nel|del) paese)(?!\p{L})/iu;

/** Verbs that begin a yes/no question. */
const yesNo =
  /(?:^|[.!?:;)]\s+|[¿,]\s*)(?:do|does|did|are|is|was|were|have|has|had|will|would|can|could|may|should|shall|am|haben|hast|hatten|sind|bist|ist|können|kannst|dürfen|darfst|würden|würdest|wären|wärst|benötigen|benötigst|brauchen|brauchst|besitzen|besitzt|verfügen|verfügst|wohnen|wohnst|möchten|möchtest|sprechen|sprichst|êtes|es-tu|avez|as-tu|pouvez|peux-tu|seriez|serais|est-ce|disposez|possédez|souhaitez|acceptez|habitez|tiene|tienes|está|estás|es|eres|puede|puedes|ha|has|posee|vive|vives|necesita|necesitas|heb|heeft|bent|ben|kun|kunt|kan|wil|wilt|woon|woont|zou|beschik|beschikt|spreek|spreekt|hai|sei|siete|puoi|può|possiede|possiedi|vivi|vive|saresti|sarebbe|parli|parla)(?![\p{L}'’])/iu;
const tell =
  /(?<!\p{L})(?:describe|explain|elaborate|details?|tell us|why|how would|how do|how did|beschreib\p{L}*|erläuter\p{L}*|erklär\p{L}*|schilder\p{L}*|warum|weshalb|wieso|décri\p{L}*|expliqu\p{L}*|pourquoi|descri\p{L}*|explica|explique|por qué|beschrijf|leg uit|licht toe|waarom|spiega\p{L}*|perché)(?!\p{L})/iu;

/** In capitals it is the country, not the pronoun. */
const capitals = /(?<!\p{L})(?:US|U\.S\.?)(?!\p{L})/gu;

export const isNegated = (question: string): boolean => not.test(question);

/** "Under 18" has another answer than "18 or over". */
export const asksForUpperBound = (question: string): boolean => below.test(question);

/** Whether it refers to the one asking: "have you worked for us before?" is a different question at every company. */
export const mentionsEmployer = (question: string): boolean => them.test(question.replace(capitals, ''));

/** Whether it refers to the job's country without naming it. */
export const mentionsJobCountry = (question: string): boolean => there.test(question);

/** "Do you have experience with it?" has another answer than "Your experience with it". */
export const isYesNoQuestion = (question: string): boolean => yesNo.test(question.trim());

/** Whether it asks for an answer in sentences. */
export const asksForDescription = (question: string): boolean => tell.test(question);
