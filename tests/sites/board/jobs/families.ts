/** Jobs of one trade: what their titles and descriptions are put together from. */
export interface Family {
  department: string;
  /** How many of the board's jobs are of this trade. */
  count: number;
  titles: string[];
  duties: string[];
  requirements: string[];
}

const platform: Family = {
  department: 'Engineering',
  count: 60,
  titles: [
    'Platform Engineer',
    'Senior Platform Engineer',
    'Staff Platform Engineer',
    'Junior Platform Engineer',
    'Lead Platform Engineer',
    'Platform Engineer, Kubernetes',
    'Platform Engineer (m/f/d)',
    'Platform Engineer – Developer Experience',
    'Platform Security Engineer',
    'Platform Reliability Engineer',
    'Data Platform Engineer',
    'Machine Learning Platform Engineer',
    'Principal Engineer, Platform & Infrastructure',
    'Platform Engineer II',
  ],
  duties: [
    'Run and improve the clusters that our product teams deploy to',
    'Turn recurring requests into paved roads that teams can serve themselves from',
    'Own the build pipeline, from the first commit to the rollback',
    'Keep our infrastructure described in code and reviewed like code',
    'Share the on-call rota, one week in six, with a day off afterwards',
    'Make costs visible to the teams that cause them',
  ],
  requirements: [
    'Solid experience with Linux, containers and at least one large cloud',
    'Fluency in Go, Python or another language that you would defend',
    'A habit of measuring before and after a change',
    'Patience for explaining networks to people who have other jobs',
    'Terraform, Pulumi or a comparable tool in production',
  ],
};

const frontend: Family = {
  department: 'Engineering',
  count: 40,
  titles: [
    'Frontend Developer',
    'Senior Frontend Developer (React)',
    'Web Accessibility Specialist',
    'Mobile Developer, iOS',
    'Full-Stack Developer',
    'Frontend Architect',
    'Software Engineer, Checkout',
  ],
  duties: [
    'Build the screens that our customers spend their working day in',
    'Keep the first paint under one second on a cheap phone',
    'Review designs early, while they are still easy to change',
    'Write tests that fail when something is broken, and only then',
  ],
  requirements: [
    'Several years of TypeScript, HTML & CSS that you are proud of',
    'Knowledge of how screen readers read a page, and why <div> is not a button',
    'Experience in a design system, as a user or an author',
    'Clear written English',
  ],
};

const data: Family = {
  department: 'Data',
  count: 40,
  titles: [
    'Data Analyst',
    'Senior Data Scientist',
    'Analytics Engineer',
    'Business Intelligence Developer',
    'Data Engineer (Streaming)',
    'Head of Data Governance',
  ],
  duties: [
    'Answer the questions that decide where we invest next year',
    'Keep one definition of each number, and the lineage behind it',
    'Build pipelines that say so when they are late or wrong',
    'Teach colleagues to find the answer themselves',
  ],
  requirements: [
    'SQL that others can read, and one of Python, R or Scala',
    'Sound statistics: you know when a difference is noise',
    'Experience with dbt, Spark or Flink',
    'The courage to say "we do not know"',
  ],
};

const design: Family = {
  department: 'Product & Design',
  count: 34,
  titles: [
    'Product Designer',
    'UX Researcher',
    'Senior Product Manager',
    'Content Designer',
    'Technical Writer',
    'Product Manager, Payments',
  ],
  duties: [
    'Talk with five customers a week and write down what surprised you',
    'Turn vague wishes into drafts that one can disagree with',
    'Decide what not to build, and tell the people who wanted it',
    'Measure whether last quarter’s release helped anybody',
  ],
  requirements: [
    'A portfolio that shows the way, not only the result',
    'Practice in research with people who are not like you',
    'Ease with numbers and with uncertainty',
    'Fluent English; a second language helps',
  ],
};

const care: Family = {
  department: 'Care',
  count: 30,
  titles: [
    'Registered Nurse, Night Shift',
    'Physiotherapist',
    'Care Coordinator',
    'Radiographer (part-time)',
    'Paediatric Nurse',
  ],
  duties: [
    'Look after patients on a ward of eighteen beds',
    'Plan treatment together with doctors, patients and families',
    'Guide trainees through their first months',
    'Keep the records complete, so that the next shift can rely on them',
  ],
  requirements: [
    'A recognised qualification and registration',
    'A calm voice at three in the morning',
    'Readiness to work every second weekend',
    'Good command of the local language (B2)',
  ],
};

const kitchen: Family = {
  department: 'Hospitality',
  count: 20,
  titles: ['Chef de Partie', 'Sous Chef', 'Pastry Cook', 'Restaurant Manager', 'Barista (Weekends)'],
  duties: [
    'Prepare and plate dishes of the season for eighty guests',
    'Order fresh goods and keep the waste below four per cent',
    'Keep your station clean and your notes for allergens cleaner',
    'Train apprentices without raising your voice',
  ],
  requirements: [
    'Finished training or three years behind a stove',
    'Knowledge of HACCP',
    'Team spirit on a Saturday evening',
    'Flexible hours, Mondays and Tuesdays off',
  ],
};

const finance: Family = {
  department: 'Finance',
  count: 20,
  titles: ['Accountant', 'Payroll Specialist', 'Senior Controller', 'Treasury Analyst', 'Internal Auditor'],
  duties: [
    'Close the books by the fifth working day',
    'Explain variances to people who do not read ledgers',
    'Prepare the audit, so that it holds no surprises',
    'Replace one spreadsheet a month by something that can be checked',
  ],
  requirements: [
    'A degree in finance or an equivalent qualification',
    'IFRS, and the local standard',
    'Experience with an ERP system',
    'Discretion',
  ],
};

export const families: readonly Family[] = [platform, frontend, data, design, care, kitchen, finance];
