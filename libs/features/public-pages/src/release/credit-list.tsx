import type { ReleasePage } from '@countin/domain/release';
import type { PageView } from '../page/page-view.ts';
import { groupCredits, type GroupedCredit } from './group-credits.ts';

interface CreditListProps {
  readonly view: PageView;
  readonly release: ReleasePage;
}

/** Credits by role, folded until a fan wants them. */
export function CreditList({ view: { t }, release }: CreditListProps) {
  const groups = groupCredits(release.tracks);
  if (groups.length === 0) return null;
  return (
    <details className="credits">
      <summary>{t('credits:credits')}</summary>
      <dl>
        {groups.map(({ role, credits }) => (
          <div key={role}>
            <dt>{t(`credits:roles.${role}`)}</dt>
            {credits.map((credit, at) => (
              <CreditName key={at} credit={credit} />
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

function CreditName({ credit: { name, instrument, tracks } }: { readonly credit: GroupedCredit }) {
  return (
    <dd>
      <bdi>{name}</bdi>
      {instrument !== '' && (
        <>
          {' '}
          (<bdi>{instrument}</bdi>)
        </>
      )}
      {tracks !== '' && <small dir="ltr"> {tracks}</small>}
    </dd>
  );
}
