import { useDataAccess } from '@countin/data/access';
import { downloadOriginal } from '@countin/data/images';
import { errorCodeOf } from '@countin/domain/errors';
import type { MusicProduct } from '@countin/domain/release';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { isPartyId, type ErnMissing } from '@countin/import/ern';
import { saveFile } from '@countin/screen-kit/files';
import { Button, Dialog, Hint, Notice, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { ernFile, ernMessage, type ErnParties } from './ern-file.ts';
import styles from './ern-dialog.module.css';

/** An id as the standard writes it. */
const EXAMPLE_ID = 'PA-DPIDA-2026010101-A';
const STANDARD = 'DDEX';

interface ErnDialogProps {
  readonly product: MusicProduct;
  readonly onClose: () => void;
}

interface Draft {
  readonly sender: string;
  readonly senderId: string;
  readonly recipient: string;
  readonly recipientId: string;
  readonly test: boolean;
}

/** Asks who a DDEX message is from and for, says what it lacks, and gives it to the person. */
export default function ErnDialog({ product, onClose }: ErnDialogProps) {
  const { t } = useTranslation('ern-download');
  const errorText = useErrorText();
  const access = useDataAccess();
  const artist = useOwnArtist();
  const [draft, setDraft] = useState<Draft>({
    sender: product.labelName || artist.name,
    senderId: '',
    recipient: '',
    recipientId: '',
    test: false,
  });
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const download = useMutation({
    mutationFn: async () => {
      const { coverImage, artistId } = product;
      const cover = coverImage && (await downloadOriginal(access, { artistId }, 'cover', coverImage.imageId));
      const { name, file } = await ernFile(product, artist.name, partiesOf(draft), cover);
      saveFile(name, file);
    },
    onSuccess: onClose,
  });
  const isRight = isIdRight(draft.senderId) && isIdRight(draft.recipientId) && draft.sender.trim() !== '';
  return (
    <Dialog open onClose={onClose} title={t('title', { format: 'DDEX ERN' })} closeLabel={t('cancel')}>
      <div className={styles.form}>
        <Hint>{t('lead', { standard: 'DDEX ERN 4.3' })}</Hint>
        <PartyFields
          name={draft.sender}
          id={draft.senderId}
          labels={[t('sender'), t('senderId', { standard: STANDARD })]}
          onChange={(sender, senderId) => set({ sender, senderId })}
        />
        <PartyFields
          name={draft.recipient}
          id={draft.recipientId}
          labels={[t('recipient'), t('recipientId', { standard: STANDARD })]}
          onChange={(recipient, recipientId) => set({ recipient, recipientId })}
        />
        <label className={styles.test}>
          <input type="checkbox" checked={draft.test} onChange={({ target }) => set({ test: target.checked })} />
          <span>{t('test')}</span>
        </label>
        <MissingParts codes={ernMessage(product, artist.name, partiesOf(draft), coverTypeOf(product)).missing} />
        {download.error && <Notice tone="danger" title={errorText(errorCodeOf(download.error))} />}
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="primary" disabled={!isRight} busy={download.isPending} onClick={() => download.mutate()}>
          {t('submit')}
        </Button>
      </div>
    </Dialog>
  );
}

function partiesOf({ sender, senderId, recipient, recipientId, test }: Draft): ErnParties {
  const to = { name: recipient.trim(), dpid: recipientId.trim() };
  return {
    sender: { name: sender.trim(), dpid: senderId.trim() },
    recipient: to.name === '' && to.dpid === '' ? null : to,
    control: test ? 'test' : 'live',
  };
}

function isIdRight(id: string): boolean {
  return id.trim() === '' || isPartyId(id);
}

/** What is missing does not depend on which picture it is. */
function coverTypeOf({ coverImage }: MusicProduct): string | null {
  return coverImage ? 'image/jpeg' : null;
}

interface PartyFieldsProps {
  readonly name: string;
  readonly id: string;
  readonly labels: readonly [name: string, id: string];
  readonly onChange: (name: string, id: string) => void;
}

function PartyFields({ name, id, labels, onChange }: PartyFieldsProps) {
  const { t } = useTranslation('ern-download');
  const values = { example: EXAMPLE_ID };
  return (
    <div className={styles.party}>
      <TextField label={labels[0]} value={name} maxLength={200} onChange={({ target }) => onChange(target.value, id)} />
      <TextField
        label={labels[1]}
        value={id}
        maxLength={40}
        dir="ltr"
        hint={t('idHint', values)}
        error={isIdRight(id) ? null : t('idWrong', values)}
        onChange={({ target }) => onChange(name, target.value)}
      />
    </div>
  );
}

function MissingParts({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('ern-download');
  const locale = useLocale();
  const title = useId();
  if (codes.length === 0) return <Hint>{t('complete')}</Hint>;
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={styles.missingTitle}>
        {t('missingTitle')}
      </h3>
      <ul className={styles.missing}>
        {codes.map((code) => {
          const [part = '', track] = code.split('/');
          const what = t(`missing.${part as ErnMissing}`);
          const number = formatNumber(locale, Number(track));
          return <li key={code}>{track === undefined ? what : t('ofTrack', { number, what })}</li>;
        })}
      </ul>
    </section>
  );
}
