import type { CoverDesign } from '@countin/cover-art';
import { Cover } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { DrawnCoverControls } from './drawn-cover-controls.tsx';
import styles from './cover-chooser.module.css';

interface CoverChooserProps {
  readonly design: CoverDesign;
  readonly onChange: (design: CoverDesign) => void;
  readonly title: string;
  readonly artist: string;
}

/** A cover drawn by the product, small, with what it can be. */
export function CoverChooser({ design, onChange, title, artist }: CoverChooserProps) {
  const { t } = useTranslation('release-editor');
  return (
    <div className={styles.chooser}>
      <div className={styles.picture}>
        <Cover design={design} title={title} artist={artist} sleeve leading alt={t('cover.alt', { title })} />
      </div>
      <DrawnCoverControls compact design={design} onChange={onChange} title={title} artist={artist} />
    </div>
  );
}
