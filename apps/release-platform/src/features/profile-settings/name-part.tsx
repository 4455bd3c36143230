import { SettingsPart } from '@countin/account';
import { queryKeys, useDataAccess } from '@countin/data/access';
import { changeArtist } from '@countin/data/profiles';
import { LIMITS, requiredText } from '@countin/domain/fields';
import type { ArtistProfile } from '@countin/domain/profile';
import { useEntityForm } from '@countin/screen-kit/form';
import { Notice, TextField } from '@countin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { PartForm } from './part-form.tsx';

const schema = v.object({ name: requiredText(LIMITS.profileName) });

/** The artist's name. A name that another person has changed meanwhile is shown before it can be replaced. */
export function NamePart({ artist }: { readonly artist: ArtistProfile }) {
  const { t } = useTranslation(['profile-settings', 'slug-form']);
  const access = useDataAccess();
  const client = useQueryClient();
  const [base, setBase] = useState(artist.name);
  const [saved, setSaved] = useState(false);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const form = useEntityForm({
    schema,
    defaultValues: { name: artist.name },
    async onSubmit({ name }) {
      setSaved(false);
      const outcome = await changeArtist(access, { profileId: artist.id, base: { name: base }, changes: { name } });
      setBase(outcome.stored.name);
      setElsewhere(outcome.saved ? null : outcome.stored.name);
      if (!outcome.saved) return;
      form.reset({ name });
      setSaved(true);
      await client.invalidateQueries({ queryKey: queryKeys.artists() });
    },
  });
  return (
    <SettingsPart id="name" title={t('name.title')} lead={t('name.lead')}>
      <PartForm form={form} changed={form.dirty} saved={saved}>
        <TextField
          {...form.register('name')}
          label={t('slug-form:artistName')}
          error={form.errorOf('name')}
          maxLength={LIMITS.profileName}
          autoComplete="off"
        />
        {elsewhere !== null && <Notice title={t('name.elsewhere', { name: elsewhere })} />}
      </PartForm>
    </SettingsPart>
  );
}
