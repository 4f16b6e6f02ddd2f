/** Countries that a form of this generator may ask about by name. */
export type AskedCountry = 'CA' | 'US' | 'DE';

/** Options of a list that has a second level: the group, and what is in it. */
export type Group = readonly [group: string, options: readonly string[]];

/** All that a form of one language says. Sentences with a gap are functions, so that each language orders its words. */
export interface FormWords {
  /** BCP 47. */
  language: string;
  applyFor(job: string): string;
  /** Headings of the form's sections. */
  sections: {
    person: string;
    address: string;
    career: string;
    questions: string;
    diversity: string;
    closing: string;
    review: string;
  };
  labels: {
    name: string;
    givenName: string;
    familyName: string;
    email: string;
    phone: string;
    street: string;
    city: string;
    postalCode: string;
    country: string;
    linkedin: string;
    website: string;
    resume: string;
    position: string;
    employer: string;
    university: string;
    degree: string;
    skills: string;
    spoken: string;
    notice: string;
    start: string;
    source: string;
    nationality: string;
    birthDate: string;
    relocate: string;
    adult: string;
    weekends: string;
    why: string;
    /** Something that only this employer asks. */
    project: string;
    gender: string;
    disability: string;
    company: string;
    relation: string;
  };
  salary(currency: string): string;
  /** Where `place` is “in Canada”. */
  mayWork(place: string): string;
  needsVisa(place: string): string;
  /** “in Canada”, as the two sentences above take it. */
  places: Record<AskedCountry, string>;
  yearsWith(tool: string): string;
  rating(tool: string): string;
  options: {
    yes: string;
    no: string;
    unsaid: string;
    /** School, bachelor, master, doctorate. */
    degrees: readonly [string, string, string, string];
    /** The first group has LinkedIn in it; the last option of the last one is “other”. */
    sources: readonly Group[];
    /** At once, two weeks, four weeks, three months. */
    notices: readonly [string, string, string, string];
    /** Woman, man, non-binary. */
    genders: readonly [string, string, string];
  };
  parts: {
    day: string;
    month: string;
    year: string;
    countryCode: string;
    areaCode: string;
    number: string;
    currency: string;
  };
  buttons: {
    next: string;
    saveAndContinue: string;
    continue: string;
    send: string;
    back: string;
    addJob: string;
    upload: string;
    choose: string;
    search: string;
    ok: string;
    add: string;
  };
  dropHere: string;
  loading: string;
  nothingFound: string;
  step(at: number, of: number): string;
  sendsNow: string;
  allAnswered: string;
  thanks: string;
  errors: { required: string; format: string; notSaved: string };
  help: { name: string; phone: string; resume: string; left(count: number): string };
  /** Letters for day, month and year, as a placeholder shows them: `TT.MM.JJJJ`. Day, month and year are in the order in which the language writes them. */
  dateFormat: string;
  traps: {
    leaveEmpty: string;
    robot: string;
    letters: string;
    sum(one: number, other: number): string;
    privacy: string;
    agree: string;
    disagree: string;
    marketing: string;
    declaration: string;
    signature: string;
    reference: string;
    emergency: string;
    referrerName: string;
    referrerEmail: string;
    assistants(word: string): string;
  };
}
