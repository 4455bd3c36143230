import { SettingsPart } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import { changeSlugOptions, slugOptions } from '@countin/data/profiles';
import type { ProfileKind } from '@countin/domain/permissions';
import { useErrorText } from '@countin/i18n/react';
import { profileSlugError } from '@countin/slug';
import { maySave, SlugField, slugField, useSlug } from '@countin/slug-form';
import { useEntityForm } from '@countin/screen-kit/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Hint } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { spoken, usePublicAddresses } from '../../shell/navigation/public-addresses.ts';
import { PartForm } from './part-form.tsx';

const schema = v.object({});

interface SlugPartProps {
  readonly kind: ProfileKind;
  readonly profile: { readonly id: string; readonly customSlug: string };
}

/** The slug of an artist or a label, with its live availability. Former ones redirect. */
export function SlugPart({ kind, profile }: SlugPartProps) {
  const { t } = useTranslation(['profile-settings', 'slug-form']);
  const errorText = useErrorText();
  const access = useDataAccess();
  const addresses = usePublicAddresses();
  const change = useMutation(changeSlugOptions(access));
  const [saved, setSaved] = useState(false);
  const control = useSlug({
    suggestion: profile.customSlug,
    errorCodeOf: profileSlugError,
    query: (slug) => slugOptions(access, slug, profile.id),
  });
  const form = useEntityForm({
    schema,
    checks: [{ name: 'customSlug', valid: maySave(control.state) }],
    onSent: () => setSaved(false),
    async onSubmit() {
      await change.mutateAsync({ kind, profileId: profile.id, customSlug: control.slug });
      setSaved(true);
    },
    fieldOfError: slugField(control),
  });
  const unchanged = control.slug === profile.customSlug;
  const address = kind === 'artist' ? addresses.fourtrack(control.slug) : addresses.subdomain(control.slug);
  return (
    <SettingsPart id="address" title={t('slug.title')} lead={t('slug.lead')}>
      <PartForm form={form} changed={!unchanged} saved={saved}>
        <SlugField
          control={unchanged ? { ...control, state: { kind: 'empty' } } : control}
          label={t('slug-form:slug')}
          hint={t('slug-form:slugHint')}
          takenText={() => errorText('slug/taken') ?? ''}
          required={form.sent && !unchanged}
        />
        <Hint dir="auto">{t('slug-form:slugPreview', { address: spoken(address) })}</Hint>
      </PartForm>
    </SettingsPart>
  );
}
