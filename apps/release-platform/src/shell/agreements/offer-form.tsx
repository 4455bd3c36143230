import { offerAgreementOptions } from '@countin/data/agreements';
import { useDataAccess } from '@countin/data/access';
import type { ProfileKey } from '@countin/data/members';
import type { Grant } from '@countin/domain/agreements';
import { profileSlugSchema } from '@countin/domain/fields';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { Notice, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import styles from './agreements.module.css';
import { USUAL_GRANTS } from './usual-grants.ts';
import { GrantChoice } from './grant-choice.tsx';

const schema = v.object({ slug: v.pipe(v.string(), v.transform(slugOf), profileSlugSchema) });

/** Examples of slugs. */
const EXAMPLES = { artist: 'tidewrack', label: 'mira-okafor' };

/** The slug in what was typed or pasted: a slug, or the address of a page. */
function slugOf(typed: string): string {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  const path = text.split('/').slice(1).filter(Boolean);
  const [host = ''] = text.split('/');
  return path.at(-1) ?? (host.includes('.') ? (host.split('.')[0] ?? '') : host);
}

/** Offers an agreement to an artist or a label, by its slug. */
export function OfferForm({ profile }: { readonly profile: ProfileKey }) {
  const { t } = useTranslation('agreements');
  const offer = useMutation(offerAgreementOptions(useDataAccess()));
  const [grants, setGrants] = useState<readonly Grant[]>(USUAL_GRANTS);
  const [state, setState] = useState<'offered' | 'in-force' | null>(null);
  const { kind } = profile;
  const form = useEntityForm({
    schema,
    defaultValues: { slug: '' },
    onSent: () => setState(null),
    async onSubmit({ slug }) {
      const answer = await offer.mutateAsync({ ...profile, slug, grants: [...grants] });
      form.setValue('slug', '');
      setState(answer.state);
    },
  });
  return (
    <div className={styles.body}>
      <EntityForm
        form={form}
        className={styles.form}
        actions={<FormActions placement="start" variant="outlined" submit={t('offer.send')} busy={form.busy} />}
      >
        <TextField
          {...form.register('slug')}
          label={t(`offer.${kind}.slug`)}
          hint={t('offer.hint', { example: EXAMPLES[kind] })}
          error={form.errorOf('slug')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <GrantChoice grants={grants} onChange={setGrants} />
      </EntityForm>
      <div role="status">
        {state && <Notice announced={false} title={t(state === 'offered' ? 'offer.sent' : 'offer.inForce')} />}
      </div>
    </div>
  );
}
