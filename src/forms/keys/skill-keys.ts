import { isCustomQuestion } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { foldLabel } from '@/language/fold/fold-field-text';
import { type Phrases, phraseFinder } from '@/language/match/phrases';

/** Questions about which of several things somebody can do. */
const skillful: Phrases = {
  en: 'skill | skills | technologies | tech stack | programming languages | tools | frameworks | know well | proficient | proficient in | familiar with | worked with | comfortable with | expertise | areas of expertise | experience with | experienced in | know | used',
  de: 'kenntnisse | fähigkeiten | technologien | programmiersprachen | kompetenzen | fertigkeiten | vertraut | beherrschen | erfahrung mit | werkzeuge | tools',
  fr: 'compétences | technologies | langages de programmation | outils | maîtrisez | connaissez | savoir-faire',
  es: 'habilidades | competencias | tecnologías | lenguajes de programación | herramientas | dominas | conocimientos',
  it: 'competenze | abilità | tecnologie | linguaggi di programmazione | strumenti | conosci',
  nl: 'vaardigheden | technologieën | programmeertalen | tools | ervaring met | beheers | kennis',
  pt: 'habilidades | competências | tecnologias | linguagens de programação | ferramentas',
  cs: 'dovednosti | technologie | programovací jazyky | nástroje',
  pl: 'umiejętności | technologie | języki programowania | narzędzia',
};
const findSkills = phraseFinder(skillful);

/** A label that asks for all of them in one field. */
const wholeLabel =
  /^(?:(?:your|key|technical|main|top|relevant|core|deine|ihre|technische) )?(?:skills?|skill set|skillset|kenntnisse|fahigkeiten|competences|habilidades|competenze|vaardigheden|umiejetnosci|dovednosti)$/;

/** The fields again, with keys for those about skills: which of several somebody has, or all of them. */
export function assignSkillKeys(fields: readonly FormField[]): FormField[] {
  return fields.map((field) =>
    isCustomQuestion(field.key) && asksForSkills(field) ? { ...field, key: 'skills' } : field,
  );
}

function asksForSkills({ kind, question }: FormField): boolean {
  const words = foldLabel(question);
  if (kind === 'choices') return findSkills(words) !== null;
  const takesSeveral = kind === 'combobox' || kind === 'text' || kind === 'multiline' || kind === 'tags';
  return takesSeveral && wholeLabel.test(words);
}
