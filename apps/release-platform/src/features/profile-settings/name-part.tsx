import { SettingsPart } from '@countin/account';
import { queryKeys, useDataAccess } from '@countin/data/access';
import { changeArtist, changeLabel } from '@countin/data/profiles';
import { LIMITS, requiredText } from '@countin/domain/fields';
import type { ProfileKind } from '@countin/domain/permissions';
import { useEntityForm } from '@countin/screen-kit/form';
import { Notice, TextField } from '@countin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { PartForm } from './part-form.tsx';

const schema = v.object({ name: requiredText(LIMITS.profileName) });

interface NamePartProps {
  readonly kind: ProfileKind;
  readonly profile: { readonly id: string; readonly name: string };
}

/** The name of an artist or a label. One that another person has changed meanwhile is shown before it can be replaced. */
export function NamePart({ kind, profile }: NamePartProps) {
  const { t } = useTranslation(['profile-settings', 'slug-form']);
  const access = useDataAccess();
  const client = useQueryClient();
  const [base, setBase] = useState(profile.name);
  const [saved, setSaved] = useState(false);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const form = useEntityForm({
    schema,
    defaultValues: { name: profile.name },
    async onSubmit({ name }) {
      setSaved(false);
      const outcome = await (kind === 'artist' ? changeArtist : changeLabel)(access, {
        profileId: profile.id,
        base: { name: base },
        changes: { name },
      });
      setBase(outcome.stored.name);
      setElsewhere(outcome.saved ? null : outcome.stored.name);
      if (!outcome.saved) return;
      form.reset({ name });
      setSaved(true);
      void client.invalidateQueries({ queryKey: queryKeys.pages() });
      await client.invalidateQueries({ queryKey: kind === 'artist' ? queryKeys.artists() : queryKeys.labels() });
    },
  });
  return (
    <SettingsPart id="name" title={t('name.title')} lead={t(kind === 'artist' ? 'name.lead' : 'name.labelLead')}>
      <PartForm form={form} changed={form.dirty} saved={saved}>
        <TextField
          {...form.register('name')}
          label={t(`slug-form:${kind}Name`)}
          error={form.errorOf('name')}
          maxLength={LIMITS.profileName}
          autoComplete="off"
        />
        {elsewhere !== null && <Notice title={t('name.elsewhere', { name: elsewhere })} />}
      </PartForm>
    </SettingsPart>
  );
}
