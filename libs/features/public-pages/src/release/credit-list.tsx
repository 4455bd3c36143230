import type { ReleasePage } from '@countin/domain/release';
import type { PageView } from '../page/page-view.ts';
import { sectionHref } from '../urls/section-href.ts';
import { firstCredits, groupCredits, type GroupedCredit } from './group-credits.ts';

/** Credits that a page has room for. With those of a hundred tracks, it would exceed the first packets. */
const ROOM = 60;
/** Credits on a page that has no room for all. */
const FIRST = 30;
const SECTION = 'credits';

interface CreditListProps {
  readonly view: PageView;
  readonly release: ReleasePage;
}

/** Credits by role, folded until a fan wants them. More than a page has room for are at an address of their own. */
export function CreditList({ view, release }: CreditListProps) {
  const { t } = view;
  const all = groupCredits(release.tracks);
  if (all.length === 0) return null;
  const isRequested = view.query.get('section') === SECTION;
  const isWhole = isRequested || all.reduce((sum, { credits }) => sum + credits.length, 0) <= ROOM;
  const groups = isWhole ? all : firstCredits(all, FIRST);
  return (
    <details className="credits" id={SECTION} open={isRequested}>
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
      {!isWhole && (
        <p>
          <a href={`${sectionHref(view, SECTION)}#${SECTION}`}>{t('credits:allCredits')}</a>
        </p>
      )}
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
