import { html } from '../../html.ts';
import type { FormSite } from '../form-site.ts';
import { formPage } from '../native/form-page.ts';
import { pageAround } from '../page-around.ts';
import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { resume, said, stated, unsaid, untouched } from '../truths.ts';

const name = 'framed';
/** Another site than the page's own to a browser, and the same server. */
const frameHost = 'localhost';

const questions: readonly Question[] = [
  { name: 'full_name', label: 'Full name', control: 'text', isRequired: true, truth: said(persona.name) },
  { name: 'email', label: 'Email address', control: 'email', isRequired: true, truth: said(persona.email) },
  { name: 'phone', label: 'Phone number', control: 'tel', truth: said(...persona.phone) },
  { name: 'city', label: 'City', control: 'text', truth: said(persona.city) },
  { name: 'state', label: 'State / Province', control: 'text', truth: said(persona.region) },
  { name: 'zip', label: 'ZIP / Postal code', control: 'text', truth: said(persona.postalCode) },
  { name: 'title', label: 'Current job title', control: 'text', truth: said(persona.position) },
  { name: 'linkedin', label: 'LinkedIn URL', control: 'url', truth: said(persona.linkedin) },
  {
    name: 'authorized',
    label: 'Are you legally authorized to work in Canada?',
    control: 'select',
    options: ['No', 'Yes'],
    isRequired: true,
    truth: stated('Yes'),
  },
  {
    name: 'sponsorship',
    label: 'Will you now or in the future require sponsorship to work in Canada?',
    control: 'select',
    options: ['Yes', 'No'],
    truth: stated('No'),
  },
  {
    name: 'gender',
    label: 'Gender',
    control: 'select',
    options: ['Female', 'Male', 'I prefer not to say'],
    truth: stated('I prefer not to say'),
  },
  {
    name: 'convicted',
    label: 'Have you ever been convicted of a crime?',
    control: 'radios',
    options: ['Yes', 'No'],
    truth: unsaid,
  },
  { name: 'cv', label: 'Resume', control: 'file', isRequired: true, truth: resume },
  { name: 'ssn', label: 'Social security number', control: 'text', truth: untouched },
  { name: 'signature', label: 'Electronic signature (type your name)', control: 'text', truth: untouched },
  { name: 'terms', label: 'I agree to the terms of use and the privacy policy.', control: 'tick', truth: untouched },
  { name: 'g-recaptcha-response', label: "I'm not a robot", control: 'captcha', truth: untouched },
];

const form = formPage({
  language: 'en',
  title: 'Application',
  action: `/forms/${name}/send`,
  questions,
  choose: 'Please select',
  labels: 'named',
  button: 'Submit application',
});

/** A company's own page, with the form of another site in a frame of it. */
export const framed: FormSite = {
  name,
  questions,
  pages: 1,
  send: 'Submit application',
  respond(path, { url }) {
    if (path === '/form') return form;
    if (path !== '/') return null;
    return pageAround(html`<p>We build pumps that last. You write the software that watches over them.</p>
<iframe title="Application form" src="http://${frameHost}:${url.port}/forms/${name}/form"></iframe>`);
  },
};
