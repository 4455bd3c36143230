import { LIMITS } from '@countin/domain/fields';
import type { RightsLine } from '@countin/domain/release';
import { useErrorText } from '@countin/i18n/react';
import { SegmentedControl, TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { WorkingCopy } from '../working-copy/use-working-copy.ts';
import { DetailGroup } from './detail-group.tsx';
import styles from './detail-group.module.css';
import { LanguageField } from './language-field.tsx';

interface RightsGroupProps {
  readonly copy: Pick<WorkingCopy, 'content' | 'change' | 'errorCodes'>;
}

const LINES = [
  { field: 'pLine', year: 'pYear', owner: 'pOwner' },
  { field: 'cLine', year: 'cYear', owner: 'cOwner' },
] as const;

/** ℗ and © lines, first release, language of the title, explicit content. */
export function RightsGroup({ copy: { content, change, errorCodes } }: RightsGroupProps) {
  const { t } = useTranslation('release-detail');
  const errorText = useErrorText();
  const isInvalid = (['pLine', 'cLine', 'originalReleaseDate'] as const).some((field) => errorCodes.get(field));
  return (
    <DetailGroup
      title={t('groups.rights')}
      values={[content.pLine?.year, content.pLine?.owner, content.originalReleaseDate]}
      invalid={isInvalid}
    >
      {LINES.map(({ field, year, owner }) => (
        <fieldset key={field} className={styles.pair}>
          <legend>{t(field)}</legend>
          <TextField
            label={t(year)}
            value={content[field]?.year ?? ''}
            error={errorCodes.get(field) ? errorText('field/year') : null}
            onChange={({ target }) => change({ [field]: lineOf(content[field], { year: yearOf(target.value) }) })}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
          <TextField
            label={t(owner)}
            value={content[field]?.owner ?? ''}
            onChange={({ target }) => change({ [field]: lineOf(content[field], { owner: target.value }) })}
            maxLength={LIMITS.rightsOwner}
            autoComplete="organization"
          />
        </fieldset>
      ))}
      <TextField
        type="date"
        label={t('originalReleaseDate')}
        hint={t('originalHint')}
        error={errorText(errorCodes.get('originalReleaseDate'))}
        value={content.originalReleaseDate ?? ''}
        min="1900-01-01"
        onChange={({ target }) => change({ originalReleaseDate: target.value || null })}
      />
      <LanguageField value={content.titleLanguage} onChange={(titleLanguage) => change({ titleLanguage })} />
      <SegmentedControl
        label={t('explicit')}
        options={(['no', 'yes'] as const).map((value) => ({ value, label: t(value) }))}
        value={content.explicit ? 'yes' : 'no'}
        onChange={(value) => change({ explicit: value === 'yes' })}
      />
    </DetailGroup>
  );
}

/** The changed line; null once both of its parts are empty. */
function lineOf(line: RightsLine | null, changes: Partial<RightsLine>): RightsLine | null {
  const next = { year: null, owner: '', ...line, ...changes };
  return next.year === null && next.owner === '' ? null : next;
}

function yearOf(typed: string): number | null {
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
