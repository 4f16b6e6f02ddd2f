import { makePdf } from '../documents/make-pdf';
import type { PanelDriver, Saved } from './panel-driver';
import type { PanelState } from './panel-state';
import { sampleAnswers, sampleCv, sampleDocuments, sampleProfile } from './profile-samples';

const saved: Saved = {
  profile: [{ id: 'profile', profile: sampleProfile }],
  documents: sampleDocuments,
  answers: sampleAnswers,
};

async function openProfile(driver: PanelDriver, content: Saved): Promise<void> {
  await driver.open(content);
  await driver.panel.bringToFront();
  await driver.panel.getByRole('tab', { name: 'Profile' }).click();
  await driver.panel.getByRole('heading', { name: 'Answers' }).waitFor();
}

const unfold = ({ panel }: PanelDriver, title: string) =>
  panel.getByRole('heading', { name: title, exact: true }).click();

/** The Profile tab in every state it can be seen in. */
export const profileStates: PanelState[] = [
  { name: 'profile-empty', reach: (driver) => openProfile(driver, {}) },
  { name: 'profile-folded', reach: (driver) => openProfile(driver, saved) },
  {
    name: 'profile-person',
    async reach(driver) {
      await openProfile(driver, saved);
      for (const title of ['Name and contact', 'Address', 'Links', 'About you']) await unfold(driver, title);
      await driver.panel.getByLabel('Website').fill('not an address');
      await driver.panel.getByText('Enter a web address').waitFor();
    },
  },
  {
    name: 'profile-past',
    async reach(driver) {
      await openProfile(driver, saved);
      for (const title of ['Work', 'Education', 'Skills and languages']) await unfold(driver, title);
      await driver.panel.getByText('Senior Software Engineer · Pinecrest').click();
      await driver.panel.getByRole('button', { name: 'Add education' }).click();
      await driver.panel.getByText('New entry').waitFor();
    },
  },
  {
    name: 'profile-wishes',
    async reach(driver) {
      await openProfile(driver, saved);
      for (const title of ['Right to work', 'What you are looking for', 'Voluntary details'])
        await unfold(driver, title);
    },
  },
  {
    name: 'profile-answers',
    async reach(driver) {
      await openProfile(driver, saved);
      await unfold(driver, 'Answers');
      await driver.panel.getByRole('button', { name: /Delete the answer to .*Kubernetes/ }).click();
      await driver.panel.getByRole('button', { name: 'Undo', exact: true }).last().waitFor();
    },
  },
  {
    name: 'profile-document-menu',
    async reach(driver) {
      await openProfile(driver, { ...saved, documents: [] });
      await addCv(driver);
      await driver.panel.getByRole('button', { name: 'Cancel' }).click();
      await driver.panel.getByRole('button', { name: 'More for cv.pdf' }).click();
      await driver.panel.getByRole('menuitem', { name: 'Download' }).waitFor();
    },
  },
  {
    name: 'profile-review',
    async reach(driver) {
      await openProfile(driver, { profile: [{ id: 'profile', profile: { basics: { email: 'alex@old.example' } } }] });
      await addCv(driver);
    },
  },
];

async function addCv({ panel }: PanelDriver): Promise<void> {
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf(sampleCv) };
  await panel.locator('input[accept*=".pdf"]').setInputFiles(file);
  await panel.getByRole('dialog', { name: 'What cv.pdf says' }).waitFor();
}
