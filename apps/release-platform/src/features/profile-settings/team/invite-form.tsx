import { useDataAccess } from '@countin/data/access';
import { inviteMemberOptions, type ProfileKey } from '@countin/data/members';
import { LANGUAGES, languageSchema } from '@countin/domain/locale';
import { invitedEmailSchema, MEMBER_ROLES, memberRoleSchema } from '@countin/domain/permissions';
import { LanguageOptions, useLocale } from '@countin/i18n/react';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { CopyButton, Notice, SelectField, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import styles from './team.module.css';

const schema = v.object({
  email: v.union([v.pipe(v.string(), v.trim(), v.literal('')), invitedEmailSchema], 'auth/email-invalid'),
  role: memberRoleSchema,
  language: languageSchema,
});

/** Outcome of the last invitation. */
type Invited = { readonly link: string } | { readonly email: string };

/** Invites a person by e-mail, or makes a link that works once. */
export function InviteForm({ profile }: { readonly profile: ProfileKey }) {
  const { t } = useTranslation('team');
  const locale = useLocale();
  const invite = useMutation(inviteMemberOptions(useDataAccess()));
  const [invited, setInvited] = useState<Invited | null>(null);
  const form = useEntityForm({
    schema,
    defaultValues: { email: '', role: 'editor', language: LANGUAGES.find((each) => each === locale) ?? 'en' },
    onSent: () => setInvited(null),
    async onSubmit({ email, role, language }) {
      const { link } = await invite.mutateAsync({ ...profile, role, language, email: email === '' ? null : email });
      form.setValue('email', '');
      setInvited(link === null ? { email } : { link });
    },
  });
  const [email, role] = useWatch({ control: form.control, name: ['email', 'role'] });
  const byMail = email.trim() !== '';
  return (
    <div className={styles.fields}>
      <EntityForm
        form={form}
        actions={
          <FormActions
            placement="start"
            variant="outlined"
            submit={t(byMail ? 'invite.send' : 'invite.make')}
            busy={form.busy}
          />
        }
      >
        <TextField
          {...form.register('email')}
          type="email"
          label={t('invite.email')}
          hint={t('invite.emailHint')}
          error={form.errorOf('email')}
          autoComplete="off"
          dir="ltr"
        />
        <SelectField {...form.register('role')} label={t('invite.role')} hint={t(`about.${role}`)}>
          {MEMBER_ROLES.map((each) => (
            <option key={each} value={each}>
              {t(`role.${each}`)}
            </option>
          ))}
        </SelectField>
        {byMail && (
          <SelectField {...form.register('language')} label={t('invite.language')}>
            <LanguageOptions />
          </SelectField>
        )}
      </EntityForm>
      <div role="status">{invited && <Outcome invited={invited} />}</div>
    </div>
  );
}

function Outcome({ invited }: { readonly invited: Invited }) {
  const { t } = useTranslation('team');
  if ('email' in invited) return <Notice announced={false} title={t('invite.sent', { email: invited.email })} />;
  return (
    <Notice
      announced={false}
      title={t('invite.linkReady')}
      action={<CopyButton size="small" text={invited.link} label={t('invite.copy')} copiedLabel={t('invite.copied')} />}
    >
      <bdi dir="ltr" className={styles.link}>
        {invited.link}
      </bdi>
    </Notice>
  );
}
