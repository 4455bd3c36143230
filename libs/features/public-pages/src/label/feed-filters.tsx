import type { FeedChoice } from '@countin/domain/pages';
import type { LabelProfile } from '@countin/domain/profile';
import { PRODUCT_KINDS } from '@countin/domain/release';
import { latinSlug } from '@countin/slug';
import { Button, ButtonLink, Field } from '@countin/ui/static';
import type { ReleaseRow } from '../catalogue/release-row.ts';
import { isNarrowed } from '../urls/feed-links.ts';
import type { PageView } from '../page/page-view.ts';
import { wholeFeedHref } from '../urls/label-address.ts';

interface FeedFiltersProps {
  readonly view: PageView;
  readonly label: LabelProfile;
  readonly rows: readonly ReleaseRow[];
  readonly choice: FeedChoice;
}

/** Most characters of a typed artist. */
const NAME_LENGTH = 100;
/** Parameters of the page that a filter keeps. */
const KEPT = ['subdomain', 'label', 'lang', 'country'];

/** A form for artist and kind. The browser sends it as the page's query, so it works without script. */
export function FeedFilters({ view, label, rows, choice }: FeedFiltersProps) {
  const { t, path, query } = view;
  const artists = new Set(rows.map(({ release }) => release.artistName));
  return (
    <form className="filters" action={path} role="search" aria-label={t('label:filter')}>
      {KEPT.map((name) => {
        const value = query.get(name);
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
      <Field id="feed-artist" label={t('label:artist')}>
        {(control) => (
          <input
            {...control}
            name="artist"
            list="feed-artists"
            defaultValue={typedArtist(view, rows, choice)}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
      <datalist id="feed-artists">
        {[...artists].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field id="feed-kind" label={t('label:kind')}>
        {(control) => (
          <select {...control} name="kind" defaultValue={choice.kind ?? ''}>
            <option value="">{t('label:allKinds')}</option>
            {PRODUCT_KINDS.filter((kind) => label.feedKinds.length === 0 || label.feedKinds.includes(kind)).map(
              (kind) => (
                <option key={kind} value={kind}>
                  {t(`kind.${kind}`)}
                </option>
              ),
            )}
          </select>
        )}
      </Field>
      <p className="filter-actions">
        <Button type="submit">{t('label:show')}</Button>
        {isNarrowed(choice) && (
          <ButtonLink variant="quiet" href={wholeFeedHref(view)}>
            {t('label:showAll')}
          </ButtonLink>
        )}
      </p>
    </form>
  );
}

/** Text of the artist field: the artist's name if it leads to the slug, else what was typed. */
function typedArtist({ query }: PageView, rows: readonly ReleaseRow[], { artist }: FeedChoice): string {
  const name = rows.find(({ release }) => release.artistSlug === artist)?.release.artistName;
  return name !== undefined && latinSlug(name) === artist ? name : (query.get('artist') ?? '').slice(0, NAME_LENGTH);
}
