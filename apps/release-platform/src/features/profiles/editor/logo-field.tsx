import { useDataAccess } from '@countin/data/access';
import { fileAsBase64, removeLogoOptions, storeLogoOptions } from '@countin/data/profiles';
import type { RemovedPart } from '@countin/domain/callables';
import { errorCodeOf } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import type { LabelProfile, Logo, LogoTheme } from '@countin/domain/profile';
import { logoPath } from '@countin/domain/urls';
import { useErrorText } from '@countin/i18n/react';
import { Button, classNames, DropZone, Notice } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './label-editor.module.css';

interface LogoFieldProps {
  readonly label: LabelProfile;
  readonly theme: LogoTheme;
  readonly onBusy: (busy: boolean) => void;
}

/** The logo of one theme on the ground that it stands on. A file is sanitised by the server before it is shown. */
export function LogoField({ label, theme, onBusy }: LogoFieldProps) {
  const { t } = useTranslation('label-editor');
  const access = useDataAccess();
  const [isTooLarge, setTooLarge] = useState(false);
  const store = useMutation(storeLogoOptions(access));
  const remove = useMutation(removeLogoOptions(access));
  const busy = store.isPending || remove.isPending;
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);
  const logo = theme === 'light' ? label.logo : label.logoDark;
  const upload = async (file: File) => {
    remove.reset();
    store.reset();
    setTooLarge(file.size > LIMITS.logoBytes);
    if (file.size > LIMITS.logoBytes) return;
    store.mutate({ labelId: label.id, theme, file: await fileAsBase64(file) });
  };
  const name = t(`logo.${theme}`);
  const error = store.error ?? remove.error;
  return (
    <DropZone onFile={(file) => void upload(file)} invitation={t('logo.drop')} className={styles.logo}>
      <h3>{name}</h3>
      <LogoGround name={name} labelId={label.id} theme={theme} logo={logo} />
      <LogoActions
        name={name}
        present={logo !== null}
        storing={store.isPending}
        removing={remove.isPending}
        onFile={(file) => void upload(file)}
        onRemove={() => {
          store.reset();
          remove.mutate({ labelId: label.id, theme });
        }}
      />
      <LogoOutcome
        errorCode={isTooLarge ? 'logo/too-large' : error && errorCodeOf(error)}
        removed={store.data?.removed ?? []}
      />
    </DropZone>
  );
}

interface LogoGroundProps {
  readonly name: string;
  readonly labelId: string;
  readonly theme: LogoTheme;
  readonly logo: Logo | null;
}

function LogoGround({ name, labelId, theme, logo }: LogoGroundProps) {
  const { t } = useTranslation('label-editor');
  return (
    <div className={classNames(styles.ground, theme === 'light' ? styles.onLight : styles.onDark)}>
      {logo ? (
        <img src={logoPath(labelId, logo)} alt={name} width={logo.width} height={logo.height} />
      ) : (
        <span>{t('logo.none')}</span>
      )}
    </div>
  );
}

interface LogoActionsProps {
  readonly name: string;
  readonly present: boolean;
  readonly storing: boolean;
  readonly removing: boolean;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

function LogoActions({ name, present, storing, removing, onFile, onRemove }: LogoActionsProps) {
  const { t } = useTranslation('label-editor');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/svg+xml,image/png,image/webp,image/jpeg"
        aria-label={t('logo.file', { name })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button size="small" busy={storing} onClick={() => input.current?.click()}>
        {t(present ? 'logo.replace' : 'logo.choose')}
      </Button>
      {present && (
        <Button size="small" variant="quiet" busy={removing} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
}

interface LogoOutcomeProps {
  readonly errorCode: string | null;
  readonly removed: readonly RemovedPart[];
}

/** Why a file was refused, or what was taken out of it. */
function LogoOutcome({ errorCode, removed }: LogoOutcomeProps) {
  const { t } = useTranslation('label-editor');
  const errorText = useErrorText();
  if (errorCode !== null) return <Notice tone="danger" title={errorText(errorCode) ?? ''} />;
  const unsafe = removed.filter((part) => part !== 'effects');
  return (
    <>
      {unsafe.length > 0 && (
        <Notice title={t('logo.cleaned')}>{unsafe.map((part) => t(`logo.removed.${part}`)).join(' ')}</Notice>
      )}
      {removed.includes('effects') && <Notice title={t('logo.removed.effects')} />}
    </>
  );
}
