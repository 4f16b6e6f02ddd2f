import type { Profile } from '@/domain/form/profile';
import { salvageProfile } from '@/forms/values/salvage-profile';
import type { DocumentText } from './document-text';
import { readContact } from './read-contact';
import { readEducation } from './read-education';
import { readLanguages } from './read-languages';
import { readSkills } from './read-skills';
import { readWork } from './read-work';
import { splitSections } from './split-sections';

/** The text of a CV as the parts of a profile; missing parts are absent. */
export function draftProfile(text: DocumentText): Profile {
  const { header, contact, summary, work, education, skills, languages } = splitSections(text.lines);
  const told = summary.filter(Boolean).join(' ');
  const draft = {
    basics: { ...readContact([...header, ...contact], text), ...(told ? { summary: told } : {}) },
    work: readWork(work),
    education: readEducation(education),
    skills: readSkills(skills),
    languages: readLanguages(languages),
  };
  return salvageProfile(withoutEmptyLists(draft))?.profile ?? {};
}

function withoutEmptyLists(draft: object): object {
  return Object.fromEntries(Object.entries(draft).filter(([, part]) => !Array.isArray(part) || part.length > 0));
}
