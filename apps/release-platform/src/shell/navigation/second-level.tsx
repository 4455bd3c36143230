import { usePermissions } from '@countin/data/permissions';
import { Breadcrumbs, SectionNav, type Crumb } from '@countin/screen-kit/navigation';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation, useParams } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { openSections, SECTION_MENUS, type SectionMenu } from './section-menus.ts';
import { useMenu } from './site-screens.ts';
import { useTitleText } from './use-title-text.ts';

interface SecondLevelProps {
  readonly menu: SectionMenu;
  /** The artist or label that the screens belong to. */
  readonly profile: { readonly id: string; readonly createdBy: string };
  /** Levels below the dashboard, down to what the menu belongs to. */
  readonly crumbs: readonly (Crumb & { readonly to: string })[];
}

/** Above each screen of an artist, a release or a label: the path to it, and the other screens. */
export function SecondLevel({ menu, profile, crumbs }: SecondLevelProps) {
  const { t } = useTranslation(['release-lists', 'nav']);
  const { pathname } = useLocation();
  const params = useParams();
  const { may } = usePermissions(menu === 'label' ? 'label' : 'artist', profile);
  const screens = useMenu(openSections(menu, may));
  const titleText = useTitleText(screens.map(({ title }) => title));
  const [overview, page] = SECTION_MENUS[menu];
  const textOf = (pattern: string) => {
    if (menu === 'release') return null;
    if (pattern === paths.labelFeed.pattern) return t('sections.feed');
    return pattern === overview.pattern ? t('sections.overview') : pattern === page.pattern ? t('sections.page') : null;
  };
  const entries = screens.map(({ pattern, title }) => ({
    to: generatePath(pattern, params),
    text: textOf(pattern) ?? titleText(title),
  }));
  const current = entries.find(({ to }) => to === pathname);
  return (
    <>
      <Breadcrumbs
        label={t('sections.path')}
        crumbs={[
          { to: paths.dashboard.to(), text: t('nav:titles.dashboard') },
          ...crumbs.map((crumb) => (crumb.to === pathname ? { ...crumb, to: undefined } : crumb)),
          ...(current && crumbs.every(({ to }) => to !== pathname) ? [{ text: current.text }] : []),
        ]}
      />
      <SectionNav label={t(`sections.${menu}`)} entries={entries} />
    </>
  );
}
