// Written by list-locales.ts from the files in locales/. Run it after adding one.
import account from '../../locales/fr/account.json' with { type: 'json' };
import admin from '../../locales/fr/admin.json' with { type: 'json' };
import agreements from '../../locales/fr/agreements.json' with { type: 'json' };
import analysis from '../../locales/fr/analysis.json' with { type: 'json' };
import artist from '../../locales/fr/artist.json' with { type: 'json' };
import artist_editor from '../../locales/fr/artist-editor.json' with { type: 'json' };
import auth from '../../locales/fr/auth.json' with { type: 'json' };
import autosave from '../../locales/fr/autosave.json' with { type: 'json' };
import bar from '../../locales/fr/bar.json' with { type: 'json' };
import bulk from '../../locales/fr/bulk.json' with { type: 'json' };
import bulk_links from '../../locales/fr/bulk-links.json' with { type: 'json' };
import campaigns from '../../locales/fr/campaigns.json' with { type: 'json' };
import clip_cutter from '../../locales/fr/clip-cutter.json' with { type: 'json' };
import collection from '../../locales/fr/collection.json' with { type: 'json' };
import common from '../../locales/fr/common.json' with { type: 'json' };
import credits from '../../locales/fr/credits.json' with { type: 'json' };
import cross_site_sign_in from '../../locales/fr/cross-site-sign-in.json' with { type: 'json' };
import dashboard from '../../locales/fr/dashboard.json' with { type: 'json' };
import discover from '../../locales/fr/discover.json' with { type: 'json' };
import embed from '../../locales/fr/embed.json' with { type: 'json' };
import ern_download from '../../locales/fr/ern-download.json' with { type: 'json' };
import errors from '../../locales/fr/errors.json' with { type: 'json' };
import fan_states from '../../locales/fr/fan-states.json' with { type: 'json' };
import fourtrack from '../../locales/fr/fourtrack.json' with { type: 'json' };
import generator from '../../locales/fr/generator.json' with { type: 'json' };
import genres from '../../locales/fr/genres.json' with { type: 'json' };
import home from '../../locales/fr/home.json' with { type: 'json' };
import identifiers from '../../locales/fr/identifiers.json' with { type: 'json' };
import import_errors from '../../locales/fr/import-errors.json' with { type: 'json' };
import import_run from '../../locales/fr/import-run.json' with { type: 'json' };
import label from '../../locales/fr/label.json' with { type: 'json' };
import label_editor from '../../locales/fr/label-editor.json' with { type: 'json' };
import label_feed from '../../locales/fr/label-feed.json' with { type: 'json' };
import legal from '../../locales/fr/legal.json' with { type: 'json' };
import mail from '../../locales/fr/mail.json' with { type: 'json' };
import medley from '../../locales/fr/medley.json' with { type: 'json' };
import medley_editor from '../../locales/fr/medley-editor.json' with { type: 'json' };
import nav from '../../locales/fr/nav.json' with { type: 'json' };
import new_release from '../../locales/fr/new-release.json' with { type: 'json' };
import operation_errors from '../../locales/fr/operation-errors.json' with { type: 'json' };
import palette from '../../locales/fr/palette.json' with { type: 'json' };
import photos from '../../locales/fr/photos.json' with { type: 'json' };
import picture_upload from '../../locales/fr/picture-upload.json' with { type: 'json' };
import planner from '../../locales/fr/planner.json' with { type: 'json' };
import player from '../../locales/fr/player.json' with { type: 'json' };
import product_links from '../../locales/fr/product-links.json' with { type: 'json' };
import profile_editor from '../../locales/fr/profile-editor.json' with { type: 'json' };
import profile_settings from '../../locales/fr/profile-settings.json' with { type: 'json' };
import publisher from '../../locales/fr/publisher.json' with { type: 'json' };
import receipt from '../../locales/fr/receipt.json' with { type: 'json' };
import release from '../../locales/fr/release.json' with { type: 'json' };
import release_detail from '../../locales/fr/release-detail.json' with { type: 'json' };
import release_editor from '../../locales/fr/release-editor.json' with { type: 'json' };
import release_lists from '../../locales/fr/release-lists.json' with { type: 'json' };
import release_look from '../../locales/fr/release-look.json' with { type: 'json' };
import release_texts from '../../locales/fr/release-texts.json' with { type: 'json' };
import releases from '../../locales/fr/releases.json' with { type: 'json' };
import reload from '../../locales/fr/reload.json' with { type: 'json' };
import saved_views from '../../locales/fr/saved-views.json' with { type: 'json' };
import signup from '../../locales/fr/signup.json' with { type: 'json' };
import signups from '../../locales/fr/signups.json' with { type: 'json' };
import slug_form from '../../locales/fr/slug-form.json' with { type: 'json' };
import splash from '../../locales/fr/splash.json' with { type: 'json' };
import studio from '../../locales/fr/studio.json' with { type: 'json' };
import team from '../../locales/fr/team.json' with { type: 'json' };
import text_templates from '../../locales/fr/text-templates.json' with { type: 'json' };
import today from '../../locales/fr/today.json' with { type: 'json' };
import upgrade from '../../locales/fr/upgrade.json' with { type: 'json' };

/** Every text of a language, for servers. */
export const texts = {
  'account': account,
  'admin': admin,
  'agreements': agreements,
  'analysis': analysis,
  'artist': artist,
  'artist-editor': artist_editor,
  'auth': auth,
  'autosave': autosave,
  'bar': bar,
  'bulk': bulk,
  'bulk-links': bulk_links,
  'campaigns': campaigns,
  'clip-cutter': clip_cutter,
  'collection': collection,
  'common': common,
  'credits': credits,
  'cross-site-sign-in': cross_site_sign_in,
  'dashboard': dashboard,
  'discover': discover,
  'embed': embed,
  'ern-download': ern_download,
  'errors': errors,
  'fan-states': fan_states,
  'fourtrack': fourtrack,
  'generator': generator,
  'genres': genres,
  'home': home,
  'identifiers': identifiers,
  'import-errors': import_errors,
  'import-run': import_run,
  'label': label,
  'label-editor': label_editor,
  'label-feed': label_feed,
  'legal': legal,
  'mail': mail,
  'medley': medley,
  'medley-editor': medley_editor,
  'nav': nav,
  'new-release': new_release,
  'operation-errors': operation_errors,
  'palette': palette,
  'photos': photos,
  'picture-upload': picture_upload,
  'planner': planner,
  'player': player,
  'product-links': product_links,
  'profile-editor': profile_editor,
  'profile-settings': profile_settings,
  'publisher': publisher,
  'receipt': receipt,
  'release': release,
  'release-detail': release_detail,
  'release-editor': release_editor,
  'release-lists': release_lists,
  'release-look': release_look,
  'release-texts': release_texts,
  'releases': releases,
  'reload': reload,
  'saved-views': saved_views,
  'signup': signup,
  'signups': signups,
  'slug-form': slug_form,
  'splash': splash,
  'studio': studio,
  'team': team,
  'text-templates': text_templates,
  'today': today,
  'upgrade': upgrade,
};
