import { LANGUAGES } from '@countin/domain/locale';
import { FEED_FIELDS, FEED_ORDERS } from '@countin/domain/profile';
import { languageName } from '@countin/i18n';
import { SegmentedControl, SelectField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../shell/editor/editor-section.tsx';
import { CheckList } from '../../shell/check-list/check-list.tsx';
import type { FeedSettingsCopy } from './use-feed-settings.ts';

const COUNTS = [6, 12, 24, 50];
/** Entries on one web page of a feed. */
const ON_A_PAGE = 24;

/** Order, number, fields and languages of the entries. */
export function EntriesSection({ copy: { content, change } }: { readonly copy: FeedSettingsCopy }) {
  const { t } = useTranslation('label-feed');
  const counts = COUNTS.includes(content.feedCount) ? COUNTS : [content.feedCount, ...COUNTS];
  return (
    <EditorSection id="entries" title={t('entries')}>
      <EditorFields>
        <SegmentedControl
          label={t('feedOrder')}
          value={content.feedOrder}
          onChange={(feedOrder) => change({ feedOrder })}
          options={FEED_ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
        />
        <SelectField
          label={t('feedCount')}
          hint={t('countHint', { count: ON_A_PAGE })}
          name="feedCount"
          value={String(content.feedCount)}
          onChange={({ target }) => change({ feedCount: Number(target.value) })}
        >
          {counts.map((count) => (
            <option key={count} value={String(count)}>
              {count}
            </option>
          ))}
        </SelectField>
        <CheckList
          label={t('feedFields')}
          options={FEED_FIELDS.map((value) => ({ value, label: t(`field.${value}`) }))}
          chosen={content.feedFields}
          onChange={(feedFields) => change({ feedFields })}
        />
        <CheckList
          label={t('feedLanguages')}
          hint={t('languagesHint')}
          options={LANGUAGES.map((value) => ({ value, label: languageName(value), lang: value }))}
          chosen={content.feedLanguages}
          onChange={(feedLanguages) => change({ feedLanguages })}
        />
      </EditorFields>
    </EditorSection>
  );
}
