import { useDataAccess } from '@countin/data/access';
import { changeReleaseSlugOptions, productSlugOptions } from '@countin/data/releases';
import type { MusicProduct } from '@countin/domain/release';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { productSlugError } from '@countin/slug';
import { maySave, SlugField, slugField, useSlug, useSlugSuggestion } from '@countin/slug-form';
import { Button, Dialog, Hint, Notice } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { spoken, usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import { useReleaseNames } from '../../../shell/releases/use-release-names.ts';
import styles from './address-dialog.module.css';

interface AddressDialogProps {
  readonly product: Pick<MusicProduct, 'id' | 'artistId' | 'productSlug'>;
  /** Title as it is typed. */
  readonly title: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const schema = v.object({});

/** Asks for another address of a release. The one of now keeps leading to it. */
export default function AddressDialog({ product, title, onClose, onChanged }: AddressDialogProps) {
  const { t } = useTranslation(['release-detail', 'releases']);
  const address = useAddress(product, title, onChanged);
  const { form, control, unchanged, sentUnchanged, suggestion, preview } = address;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('address.title', { title: title || t('releases:untitled') })}
      closeLabel={t('address.cancel')}
    >
      <EntityForm
        form={form}
        actions={
          <FormActions
            placement="sticky"
            submit={t('address.submit')}
            busy={form.busy}
            cancel={t('address.cancel')}
            onCancel={onClose}
          />
        }
      >
        <p className={styles.lead}>{t('address.lead')}</p>
        <SlugField
          control={unchanged ? { ...control, state: { kind: 'empty' } } : control}
          label={t('address.field')}
          hint={t('address.hint')}
          takenText={() => t('address.taken')}
          required={form.sent && !unchanged}
        />
        {suggestion !== '' && suggestion !== control.slug && (
          <div>
            <Button size="small" onClick={() => control.onChange(suggestion)}>
              {t('address.suggest', { slug: suggestion })}
            </Button>
          </div>
        )}
        {!unchanged && maySave(control.state) && <Hint dir="auto">{t('address.preview', { address: preview })}</Hint>}
        {sentUnchanged && <Notice title={t('address.same')} />}
      </EntityForm>
    </Dialog>
  );
}

function useAddress(product: AddressDialogProps['product'], title: string, onChanged: () => void) {
  const access = useDataAccess();
  const addresses = usePublicAddresses();
  const names = useReleaseNames(product);
  const change = useMutation(changeReleaseSlugOptions(access));
  const [sentUnchanged, setSentUnchanged] = useState(false);
  // Without a stem, a title that says nothing gives no valid slug: a random one is no reason to move.
  const suggested = useSlugSuggestion({ text: title, stem: '', errorCodeOf: productSlugError });
  const control = useSlug({
    suggestion: product.productSlug,
    errorCodeOf: productSlugError,
    query: (slug) => productSlugOptions(access, product.artistId, slug, product.id),
  });
  const unchanged = control.slug === product.productSlug;
  const form = useEntityForm({
    schema,
    checks: [{ name: 'customSlug', valid: unchanged || maySave(control.state) }],
    async onSubmit() {
      setSentUnchanged(unchanged);
      if (unchanged) return;
      await change.mutateAsync({ productId: product.id, productSlug: control.slug });
      onChanged();
    },
    fieldOfError: slugField(control),
  });
  return {
    form,
    control,
    unchanged,
    sentUnchanged: sentUnchanged && unchanged,
    suggestion: productSlugError(suggested) === null && suggested !== product.productSlug ? suggested : '',
    preview: spoken(addresses.release({ ...names, productSlug: control.slug })),
  };
}
