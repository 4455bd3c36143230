import type { LabelProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { FIELD_STYLES } from '@countin/ui/static-styles';
import { brandSheets } from '../brand/brand-css.ts';
import { releaseRow } from '../catalogue/release-row.ts';
import { LABEL_STYLES } from '../label/label-styles.ts';
import { BASE_STYLES } from '../document/base-styles.ts';
import { LabelView } from '../label/label-view.tsx';
import type { PageView } from '../page/page-view.ts';
import { WHOLE_FEED } from '../urls/feed-links.ts';
import type { PreviewBrand } from './profile-preview.tsx';

interface LabelFeedPreviewProps {
  readonly view: PageView;
  readonly label: LabelProfile;
  /** Releases that the settings of the feed choose, in its order. */
  readonly releases: readonly ReleasePage[];
}

/** A label's public feed as the server draws it, here with settings that are being edited. */
export function LabelFeedPreview({ view, label: shown, releases }: LabelFeedPreviewProps) {
  return (
    <LabelView
      view={view}
      label={shown}
      rows={releases.map((release) => releaseRow(view, release))}
      next={null}
      first
      choice={WHOLE_FEED}
    />
  );
}

/** The sheets of a label's feed. */
export function labelFeedSheets(brand: PreviewBrand): readonly string[] {
  return [BASE_STYLES + FIELD_STYLES + LABEL_STYLES, ...brandSheets(brand)];
}
