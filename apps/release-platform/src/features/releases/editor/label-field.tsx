import { useDataAccess } from '@countin/data/access';
import { labelsOfArtistOptions } from '@countin/data/profiles';
import { LIMITS } from '@countin/domain/fields';
import { belongsToLabel, type MusicProduct } from '@countin/domain/release';
import { formatList } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { TypedTextField } from '@countin/screen-kit/autosave';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkingCopy } from '../working-copy/use-working-copy.ts';

/** Labels that the hint names. */
const NAMED = 3;

interface LabelFieldProps {
  readonly copy: Pick<WorkingCopy, 'content' | 'change' | 'errorCodes'>;
  readonly product: Pick<MusicProduct, 'artistId' | 'createdBy'>;
}

/** The label of a release: one of those whose feed it can join, or any other name. Says which feed it joins. */
export function LabelField({ copy: { content, change, errorCodes }, product }: LabelFieldProps) {
  const { t } = useTranslation('release-editor');
  const errorText = useErrorText();
  const locale = useLocale();
  const list = useId();
  const { artistId, createdBy } = product;
  const { labelName } = content;
  // Without an answer the field takes any name, as for an artist without labels.
  const { data: labels = [] } = useQuery(labelsOfArtistOptions(useDataAccess(), { artistId, owner: createdBy }));
  const joined = labels.find((label) => belongsToLabel({ artistId, createdBy, labelName }, label));
  return (
    <>
      <TypedTextField
        label={t('fields.labelName')}
        aside={t('fields.optional')}
        hint={
          joined
            ? t('fields.labelJoins', { label: joined.name })
            : labels.length > 0 &&
              t('fields.labelChoices', {
                labels: formatList(
                  locale,
                  labels.slice(0, NAMED).map(({ name }) => name),
                ),
              })
        }
        value={labelName}
        onText={(name) => change({ labelName: name })}
        error={errorText(errorCodes.get('labelName'))}
        maxLength={LIMITS.profileName}
        autoComplete="off"
        list={list}
      />
      <datalist id={list}>
        {labels.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
