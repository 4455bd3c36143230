import { useSession } from '@countin/data/session';
import { unsavedTexts } from '@countin/screen-kit/autosave';
import { buttonClass, CopyButton, PageHeader } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '../../paths/paths.ts';
import styles from './lost-access.module.css';

interface LostAccessProps {
  /** Name of the profile. */
  readonly name: string;
}

/** Says that the user's role has ended while a screen was open. Shows texts that were typed but not saved. */
export default function LostAccess({ name }: LostAccessProps) {
  const { t } = useTranslation(['team', 'nav']);
  const { uid } = useSession();
  const params = useParams();
  const [texts] = useState(() => textsBeforeLoss(uid, Object.values(params)));
  return (
    <div role="alert">
      <PageHeader
        title={t('lost.title')}
        below={t('lost.text', { name })}
        actions={
          <Link to={paths.dashboard.to()} className={buttonClass()}>
            {t('nav:missing.home')}
          </Link>
        }
      />
      {texts.length > 0 && (
        <section className={styles.texts}>
          <h2>{t('lost.unsaved')}</h2>
          {texts.map((text) => (
            <div key={text} className={styles.text}>
              <p dir="auto">{text}</p>
              <CopyButton size="small" text={text} label={t('lost.copy')} copiedLabel={t('invite.copied')} />
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

function textsBeforeLoss(uid: string, ids: readonly (string | undefined)[]): string[] {
  try {
    return unsavedTexts(
      () => window.localStorage,
      uid,
      ids.filter((id) => id !== undefined),
    );
  } catch {
    // Storage is blocked: nothing was kept.
    return [];
  }
}
