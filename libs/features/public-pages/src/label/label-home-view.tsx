import type { PageView } from '../page/page-view.ts';
import { PageFooter } from '../components/page-footer.tsx';
import { LabelHead } from './label-head.tsx';
import { LabelPageSection, type LabelHomeFacts } from './label-sections.tsx';
import { SignupIsland } from '../signup/signup-island.tsx';
import { shownSections } from './shown-sections.ts';

/** A label's public page: its sections in the label's order. */
export function LabelHomeView({ view, facts }: { readonly view: PageView; readonly facts: LabelHomeFacts }) {
  return (
    <div className="page">
      <main id="main" className="label">
        <LabelHead view={view} label={facts.label} />
        <div className="feed">
          {shownSections(facts.label).map((section) => (
            <LabelPageSection key={section} section={section} view={view} facts={facts} />
          ))}
          {facts.signup && <SignupIsland view={view} {...facts.signup} />}
        </div>
      </main>
      <PageFooter view={view} />
    </div>
  );
}
