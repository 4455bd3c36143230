import type { FeedSettings } from '@countin/domain/profile';
import { languageName } from '@countin/i18n';
import { SaveConflicts } from '@countin/screen-kit/autosave';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedSettingsCopy } from './use-feed-settings.ts';

interface FeedConflictsProps {
  readonly copy: FeedSettingsCopy;
  readonly artistNames: ReadonlyMap<string, string>;
  readonly ref?: Ref<HTMLElement>;
}

/** Settings that were changed here and elsewhere, to choose from. */
export function FeedConflicts({ copy: { content, conflicts, resolve }, artistNames, ref }: FeedConflictsProps) {
  const { t } = useTranslation(['label-feed', 'common']);
  const shown = (field: keyof FeedSettings, values: FeedSettings): ReactNode => {
    switch (field) {
      case 'feedShows':
        return t(`shows.${values.feedShows}`);
      case 'feedOrder':
        return t(`order.${values.feedOrder}`);
      case 'feedEmbedding':
        return t(`embedding.${values.feedEmbedding}`);
      case 'feedKinds':
        return listed(values.feedKinds.map((kind) => t(`common:kind.${kind}`)));
      case 'feedFields':
        return listed(values.feedFields.map((each) => t(`field.${each}`)));
      case 'feedLanguages':
        return listed(values.feedLanguages.map(languageName));
      case 'feedArtists':
        return listed(values.feedArtists.map((id) => artistNames.get(id) ?? id));
      case 'feedSites':
        return listed(values.feedSites);
      default:
        return values[field];
    }
  };
  return (
    <SaveConflicts
      ref={ref}
      conflicts={[...conflicts].map(([field, theirs]) => ({
        key: field,
        name: t(field),
        mine: shown(field, content),
        theirs: shown(field, { ...content, [field]: theirs }),
      }))}
      onResolve={(field, whose) => resolve(field as keyof FeedSettings, whose)}
    />
  );
}

const listed = (texts: readonly string[]) => texts.join(', ') || null;
