import { campaignTimingSchema, isTimePast, type CampaignTiming } from '@countin/domain/campaigns';
import { useErrorText } from '@countin/i18n/react';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { Hint, SegmentedControl, TextField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import { ZoneField } from '../../../shell/releases/zone-field.tsx';
import type { CampaignCopy } from './use-campaign-copy.ts';
import styles from '../campaigns.module.css';

const DAY = 86_400_000;
const MINUTE = 60_000;
const DAY_LENGTH = 10;

interface TimingDraft {
  readonly mode: CampaignTiming['mode'];
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

/** When a campaign is sent: at once, at one time, or at that time on each fan's own clock. */
export function TimingSection({ copy }: { readonly copy: CampaignCopy }) {
  const { t } = useTranslation('campaigns');
  const errorText = useErrorText();
  const now = useNow(MINUTE);
  const { timing } = copy.content;
  const [typed, setTyped] = useState<TimingDraft | null>(null);
  // Changes that were saved elsewhere count, unless an incomplete time is being typed here.
  const draft = typed ?? draftOf(timing, now);
  const change = (changes: Partial<TimingDraft>) => {
    const next = { ...draft, ...changes };
    const parsed = v.safeParse(campaignTimingSchema, timingOf(next));
    setTyped(parsed.success ? null : next);
    if (parsed.success) copy.change({ timing: parsed.output });
  };
  const isLate = typed === null && isTimePast(timing, now);
  return (
    <EditorSection id="timing" title={t('sections.timing')}>
      <EditorFields>
        <SegmentedControl
          label={t('fields.timing')}
          value={draft.mode}
          onChange={(mode) => change({ mode })}
          options={(['now', 'instant', 'local'] as const).map((value) => ({ value, label: t(`timing.${value}`) }))}
        />
        <Hint>{t(`timing.hint.${draft.mode}`)}</Hint>
        {draft.mode !== 'now' && (
          <div className={styles.when}>
            <TextField
              type="date"
              label={t('timing.date')}
              value={draft.date}
              error={isLate ? errorText('campaign/time-past') : draft.date === '' ? errorText('moment/date') : null}
              onChange={({ target }) => change({ date: target.value })}
            />
            <TextField
              type="time"
              label={t('timing.time')}
              value={draft.time}
              error={draft.time === '' ? errorText('moment/time') : null}
              onChange={({ target }) => change({ time: target.value.slice(0, 5) })}
            />
          </div>
        )}
        {draft.mode === 'instant' && (
          <ZoneField zone={draft.zone} hint={t('timing.zoneHint')} onChange={(zone) => change({ zone })} />
        )}
      </EditorFields>
    </EditorSection>
  );
}

/** A campaign that is sent at once has the next day, ten o'clock, as a suggestion. */
function draftOf(timing: CampaignTiming, now: number): TimingDraft {
  const suggested = { date: new Date(now + DAY).toISOString().slice(0, DAY_LENGTH), time: '10:00', zone: ownZone };
  return { ...suggested, ...timing };
}

function timingOf({ mode, date, time, zone }: TimingDraft) {
  if (mode === 'now') return { mode };
  return mode === 'instant' ? { mode, date, time, zone } : { mode, date, time };
}
