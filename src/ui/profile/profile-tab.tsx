import { i18n } from '#i18n';
import type { Profile } from '@/domain/form/profile';
import type { PanelData } from '@/ui/data/panel-data';
import { Loaded } from '../parts/loaded';
import { AnswersSection } from './answers/answers-section';
import { DocumentsSection } from './documents/documents-section';
import { type ProfileEditor, useProfileEditor } from './fields/use-profile-editor';
import { ProfileHeader } from './profile-header';
import { ReviewSheet } from './review/review-sheet';
import { useDocumentReview } from './review/use-document-review';
import { AboutSection } from './sections/about-section';
import { AddressSection } from './sections/address-section';
import { AuthorizationSection } from './sections/authorization-section';
import { ContactSection } from './sections/contact-section';
import { EducationSection } from './sections/education-section';
import { IdentificationSection } from './sections/identification-section';
import { WishesSection } from './sections/job-preferences-section';
import { LinksSection } from './sections/links-section';
import { SkillsSection } from './sections/skills-section';
import { WorkSection } from './sections/work-section';
import './profile.css';

/** What forms are filled with: the profile, the documents and the answers. */
export function ProfileTab({ profile }: { profile: PanelData['profile'] }) {
  return <Loaded from={profile}>{(saved) => <EditedProfile saved={saved} />}</Loaded>;
}

function EditedProfile({ saved }: { saved: Profile }) {
  const editor = useProfileEditor(saved);
  const { read, isReading, review, close } = useDocumentReview(editor.profile);
  return (
    <div className="settings profile">
      <ProfileHeader editor={editor} />
      <DocumentsSection onRead={read} isReading={isReading} />
      <Sections editor={editor} />
      <AnswersSection />
      {review && (
        <ReviewSheet
          name={review.name}
          proposals={review.proposals}
          onLeave={close}
          onTake={(proposals) => {
            close();
            editor.editAndTell(i18n.t('review.taken', { name: review.name }), (profile) =>
              proposals.reduce((changed, { apply }) => apply(changed), profile),
            );
          }}
        />
      )}
    </div>
  );
}

function Sections({ editor }: { editor: ProfileEditor }) {
  return (
    <div className="profile-sections">
      <ContactSection editor={editor} />
      <AddressSection editor={editor} />
      <LinksSection editor={editor} />
      <AboutSection editor={editor} />
      <WorkSection editor={editor} />
      <EducationSection editor={editor} />
      <SkillsSection editor={editor} />
      <AuthorizationSection editor={editor} />
      <WishesSection editor={editor} />
      <IdentificationSection editor={editor} />
    </div>
  );
}
