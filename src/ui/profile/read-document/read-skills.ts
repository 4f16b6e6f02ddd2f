import type { Profile } from '@/domain/form/profile';
import { bullet } from './split-sections';

type Skill = NonNullable<Profile['skills']>[number];

const longestSkill = 40;

/** The skills of a section: each by name, or under its group ("Databases: PostgreSQL, Redis"). */
export function readSkills(lines: readonly string[]): Skill[] {
  return lines.flatMap((line): Skill[] => {
    const text = line.replace(bullet, '').trim();
    const group = /^(?<name>[^:,;]{2,40}):\s*(?<list>\S.*)$/s.exec(text)?.groups;
    if (group?.name && group.list) {
      const keywords = skillsIn(group.list);
      return keywords.length > 0 ? [{ name: group.name.trim(), keywords }] : [];
    }
    return skillsIn(text).map((name) => ({ name }));
  });
}

/** A sentence is not a skill. */
function skillsIn(list: string): string[] {
  return list
    .split(/(?:(?<!\s)\s+)?(?:[,;|•·]\s*|(?<=\s)\/\s+)|(?<!\s)[^\S\t]*\t\s*/u)
    .map((skill) => skill.replace(/\.$/, '').trim())
    .filter((skill) => skill.length > 0 && skill.length <= longestSkill && skill.split(/\s+/).length <= 5);
}
