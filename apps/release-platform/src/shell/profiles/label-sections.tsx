import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { SectionNav } from '../navigation/section-nav.tsx';
import { useOwnLabel } from './own-label.tsx';

/** The screens of a label under their common navigation. */
export function Component() {
  const { t } = useTranslation('release-lists');
  const label = useOwnLabel();
  return (
    <>
      <SectionNav
        label={t('sections.label')}
        entries={[
          { to: paths.label.to(label.id), text: t('sections.overview') },
          { to: paths.labelPage.to(label.id), text: t('sections.page') },
          { to: paths.labelFeed.to(label.id), text: t('sections.feed') },
          { to: paths.labelFeedSettings.to(label.id), text: t('sections.feedSettings') },
        ]}
      />
      <Outlet context={label} />
    </>
  );
}
