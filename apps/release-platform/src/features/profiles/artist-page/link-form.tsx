import { LIMITS } from '@countin/domain/fields';
import { LINK_ICONS, type ArtistLink } from '@countin/domain/profile';
import { useErrorText } from '@countin/i18n/react';
import { SegmentedControl, SelectField, TextField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownZone } from '@countin/screen-kit/hooks';
import { FormDialog } from './form-dialog.tsx';
import { draftOf, readLink, type LinkDraft } from './link-draft.ts';
import { WallClockFields } from './wall-clock-fields.tsx';
import { ZoneField } from '../../../shell/releases/zone-field.tsx';

interface LinkFormProps {
  /** The link to change; null for a new one. */
  readonly link: ArtistLink | null;
  readonly onDone: (link: ArtistLink) => void;
  readonly onClose: () => void;
}

/** The form of one link: its name, address and icon, and when fans see it. */
export default function LinkForm({ link, onDone, onClose }: LinkFormProps) {
  const { t } = useTranslation('artist-editor');
  const errorText = useErrorText();
  const [draft, setDraft] = useState(() => draftOf(link, crypto.randomUUID(), ownZone));
  const [tried, setTried] = useState(false);
  const { value, errorCodes } = readLink(draft);
  const change = (changes: Partial<LinkDraft>) => setDraft({ ...draft, ...changes });
  const errorOf = (field: string) => (tried ? errorText(errorCodes.get(field)) : null);
  return (
    <FormDialog
      title={t(link ? 'links.change' : 'links.new')}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (value) onDone(value);
      }}
    >
      <TextField
        label={t('links.name')}
        name="link-title"
        value={draft.title}
        maxLength={LIMITS.profileName}
        autoComplete="off"
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label={t('links.url')}
        name="link-url"
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="example.com"
        value={draft.address}
        error={errorOf('url')}
        onChange={({ target }) => change({ address: target.value })}
      />
      <SelectField
        label={t('links.icon')}
        name="link-icon"
        value={draft.icon}
        onChange={({ target }) => change({ icon: LINK_ICONS.find((icon) => icon === target.value) ?? 'link' })}
      >
        {LINK_ICONS.map((icon) => (
          <option key={icon} value={icon}>
            {t(`icons.${icon}`)}
          </option>
        ))}
      </SelectField>
      <SegmentedControl
        label={t('links.visible')}
        value={draft.scheduled ? 'scheduled' : 'always'}
        onChange={(choice) => change({ scheduled: choice === 'scheduled' })}
        options={[
          { value: 'always', label: t('links.always') },
          { value: 'scheduled', label: t('links.scheduled') },
        ]}
      />
      {draft.scheduled && (
        <>
          <WallClockFields
            dateLabel={t('links.fromDate')}
            timeLabel={t('links.fromTime')}
            date={draft.fromDate}
            time={draft.fromTime}
            errorCode={tried ? errorCodes.get('from.date') : undefined}
            onChange={({ date = draft.fromDate, time = draft.fromTime }) => change({ fromDate: date, fromTime: time })}
          />
          <WallClockFields
            dateLabel={t('links.untilDate')}
            timeLabel={t('links.untilTime')}
            date={draft.untilDate}
            time={draft.untilTime}
            errorCode={tried ? errorCodes.get('until.date') : undefined}
            onChange={({ date = draft.untilDate, time = draft.untilTime }) =>
              change({ untilDate: date, untilTime: time })
            }
          />
          {tried && errorCodes.has('until.order') && <p role="alert">{t('links.order')}</p>}
          <ZoneField zone={draft.zone} hint={t('links.zoneHint')} onChange={(zone) => change({ zone })} />
        </>
      )}
    </FormDialog>
  );
}
