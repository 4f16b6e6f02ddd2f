/** What the test person's profile says (tests/persona-profile.ts), as forms want it. */
export const persona = {
  given: 'Alex',
  family: 'Green',
  name: 'Alex Green',
  email: 'alex.green.uoft@clawbench.cc',
  /** The same number in the ways that forms take it. */
  phone: ['+1 416 555 0142', '+14165550142', '(416) 555-0142', '416-555-0142', '4165550142', '+1 416-555-0142'],
  line1: '664 Spadina Ave',
  line2: 'Unit 1208',
  city: 'Toronto',
  region: 'Ontario',
  postalCode: 'M5S 2H7',
  country: 'Canada',
  place: ['Toronto, Ontario, Canada', 'Toronto, ON, Canada', 'Toronto, Canada', 'Toronto, Ontario'],
  linkedin: 'https://www.linkedin.com/in/alex-green-example',
  github: 'https://github.com/alex-green-example',
  website: 'https://alex-green.example',
  company: 'Pinecrest Technologies Inc.',
  position: 'Senior Software Engineer',
  salary: ['145000', '145,000', '145000 CAD', 'CAD 145000', '145,000 CAD', 'CAD 145,000'],
  notice: ['4 weeks'],
  start: ['2027-02-01', 'February 1, 2027', '02/01/2027'],
  source: 'LinkedIn',
  workplace: 'Toronto, ON',
  /** What they do at work, in one line. */
  duties: [
    'Lead backend team of 5 engineers building distributed data pipelines for enterprise SaaS platform',
    'Design and implement RESTful APIs serving 2M+ daily requests with sub-100ms p99 latency',
    'Mentor junior developers and conduct code reviews, improving team velocity by 30%',
  ].join(' '),
  /** Where they worked before. */
  before: { company: 'Crestridge Digital Corp.', position: 'Software Engineer', workplace: 'Toronto, ON' },
  skills:
    'Python|Java|TypeScript|Go|PostgreSQL|Redis|AWS|Docker|Kubernetes|Terraform|CI/CD|REST API Design|GraphQL|React|Node.js'.split(
      '|',
    ),
  pronouns: 'She/her',
} as const;
