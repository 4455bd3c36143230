import { SettingsPart, type RecentLogin } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import type { ProfileKey } from '@countin/data/members';
import { deleteProfileOptions, profileContentOptions } from '@countin/data/profiles';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { Button, Dialog, TextField } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ContentFigures } from '../../shell/deleted-profile/content-figures.tsx';
import styles from './profile-settings.module.css';

interface DeletePartProps {
  readonly profile: ProfileKey;
  readonly name: string;
  readonly recentLogin: RecentLogin;
}

/** Deletion of a profile. Says what goes, and needs the name typed. */
export function DeletePart({ profile, name, recentLogin }: DeletePartProps) {
  const { t } = useTranslation('profile-settings');
  const remove = useMutation(deleteProfileOptions(useDataAccess()));
  const [open, setOpen] = useState(false);
  return (
    <SettingsPart id="delete" title={t('delete.title')} lead={t('delete.lead')}>
      <Button size="small" variant="danger" onClick={() => setOpen(true)}>
        {t('delete.open', { name })}
      </Button>
      {open && (
        <DeleteDialog
          profile={profile}
          name={name}
          onClose={() => setOpen(false)}
          onDelete={async () => {
            await recentLogin.run(async () => void (await remove.mutateAsync(profile)));
          }}
        />
      )}
    </SettingsPart>
  );
}

interface DeleteDialogProps {
  readonly profile: ProfileKey;
  readonly name: string;
  readonly onClose: () => void;
  /** Throws AppError. */
  readonly onDelete: () => Promise<void>;
}

function DeleteDialog({ profile, name, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('profile-settings');
  const content = useQuery(profileContentOptions(useDataAccess(), profile));
  const form = useEntityForm({
    schema: v.object({ name: v.pipe(v.string(), v.trim(), v.value(name)) }),
    defaultValues: { name: '' },
    onSubmit: onDelete,
  });
  return (
    <Dialog open alert onClose={onClose} title={t('delete.confirm', { name })} closeLabel={t('cancel')}>
      <p className={styles.warning}>{t(profile.kind === 'artist' ? 'delete.what' : 'delete.labelWhat')}</p>
      <ContentFigures kind={profile.kind} content={content} />
      <EntityForm
        form={form}
        actions={
          <FormActions
            submit={t('delete.submit')}
            busy={form.busy}
            variant="danger"
            cancel={t('cancel')}
            onCancel={onClose}
          />
        }
      >
        <TextField
          {...form.register('name')}
          label={t('delete.type', { name })}
          error={form.errorOf('name') && t('delete.mismatch')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      </EntityForm>
    </Dialog>
  );
}
