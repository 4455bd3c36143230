import type { ReleasePage } from '@countin/domain';
import type { PageContext } from '../page-context.ts';
import type { SignupAnswer } from '../release/signup-answer.ts';
import { SignupForm } from '../release/signup-form.tsx';

interface FollowFormProps {
  readonly context: PageContext;
  /** A signup is for one release: here for the artist's next one. */
  readonly release: ReleasePage;
  readonly answer: SignupAnswer | null;
}

/** Following an artist: the signup for what comes next, posted to this page. On a subdomain a page of its own answers. */
export function FollowForm({ context, release, answer }: FollowFormProps) {
  const { t, request, language } = context;
  return (
    <section className="follow" aria-labelledby="follow-title">
      <h2 id="follow-title">{t('medley:notifyAbout', { title: release.title })}</h2>
      <SignupForm context={context} release={release} answer={answer} action={`${request.path}?lang=${language}#notify`} inPlace={request.host.kind !== 'subdomain'} />
    </section>
  );
}
