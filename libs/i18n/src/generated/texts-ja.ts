// Written by list-locales.ts from the files in locales/. Run it after adding one.
import account from '../../locales/ja/account.json' with { type: 'json' };
import admin from '../../locales/ja/admin.json' with { type: 'json' };
import agreements from '../../locales/ja/agreements.json' with { type: 'json' };
import analysis from '../../locales/ja/analysis.json' with { type: 'json' };
import artist from '../../locales/ja/artist.json' with { type: 'json' };
import artist_editor from '../../locales/ja/artist-editor.json' with { type: 'json' };
import auth from '../../locales/ja/auth.json' with { type: 'json' };
import autosave from '../../locales/ja/autosave.json' with { type: 'json' };
import bar from '../../locales/ja/bar.json' with { type: 'json' };
import bulk from '../../locales/ja/bulk.json' with { type: 'json' };
import bulk_links from '../../locales/ja/bulk-links.json' with { type: 'json' };
import campaigns from '../../locales/ja/campaigns.json' with { type: 'json' };
import clip_cutter from '../../locales/ja/clip-cutter.json' with { type: 'json' };
import collection from '../../locales/ja/collection.json' with { type: 'json' };
import common from '../../locales/ja/common.json' with { type: 'json' };
import credits from '../../locales/ja/credits.json' with { type: 'json' };
import cross_site_sign_in from '../../locales/ja/cross-site-sign-in.json' with { type: 'json' };
import dashboard from '../../locales/ja/dashboard.json' with { type: 'json' };
import discover from '../../locales/ja/discover.json' with { type: 'json' };
import embed from '../../locales/ja/embed.json' with { type: 'json' };
import ern_download from '../../locales/ja/ern-download.json' with { type: 'json' };
import errors from '../../locales/ja/errors.json' with { type: 'json' };
import fan_states from '../../locales/ja/fan-states.json' with { type: 'json' };
import fourtrack from '../../locales/ja/fourtrack.json' with { type: 'json' };
import generator from '../../locales/ja/generator.json' with { type: 'json' };
import genres from '../../locales/ja/genres.json' with { type: 'json' };
import home from '../../locales/ja/home.json' with { type: 'json' };
import identifiers from '../../locales/ja/identifiers.json' with { type: 'json' };
import import_errors from '../../locales/ja/import-errors.json' with { type: 'json' };
import import_run from '../../locales/ja/import-run.json' with { type: 'json' };
import label from '../../locales/ja/label.json' with { type: 'json' };
import label_editor from '../../locales/ja/label-editor.json' with { type: 'json' };
import label_feed from '../../locales/ja/label-feed.json' with { type: 'json' };
import legal from '../../locales/ja/legal.json' with { type: 'json' };
import mail from '../../locales/ja/mail.json' with { type: 'json' };
import medley from '../../locales/ja/medley.json' with { type: 'json' };
import medley_editor from '../../locales/ja/medley-editor.json' with { type: 'json' };
import nav from '../../locales/ja/nav.json' with { type: 'json' };
import new_release from '../../locales/ja/new-release.json' with { type: 'json' };
import operation_errors from '../../locales/ja/operation-errors.json' with { type: 'json' };
import palette from '../../locales/ja/palette.json' with { type: 'json' };
import photos from '../../locales/ja/photos.json' with { type: 'json' };
import picture_upload from '../../locales/ja/picture-upload.json' with { type: 'json' };
import planner from '../../locales/ja/planner.json' with { type: 'json' };
import player from '../../locales/ja/player.json' with { type: 'json' };
import product_links from '../../locales/ja/product-links.json' with { type: 'json' };
import profile_editor from '../../locales/ja/profile-editor.json' with { type: 'json' };
import profile_settings from '../../locales/ja/profile-settings.json' with { type: 'json' };
import publisher from '../../locales/ja/publisher.json' with { type: 'json' };
import receipt from '../../locales/ja/receipt.json' with { type: 'json' };
import release from '../../locales/ja/release.json' with { type: 'json' };
import release_detail from '../../locales/ja/release-detail.json' with { type: 'json' };
import release_editor from '../../locales/ja/release-editor.json' with { type: 'json' };
import release_lists from '../../locales/ja/release-lists.json' with { type: 'json' };
import release_look from '../../locales/ja/release-look.json' with { type: 'json' };
import release_texts from '../../locales/ja/release-texts.json' with { type: 'json' };
import releases from '../../locales/ja/releases.json' with { type: 'json' };
import reload from '../../locales/ja/reload.json' with { type: 'json' };
import saved_views from '../../locales/ja/saved-views.json' with { type: 'json' };
import signup from '../../locales/ja/signup.json' with { type: 'json' };
import signups from '../../locales/ja/signups.json' with { type: 'json' };
import slug_form from '../../locales/ja/slug-form.json' with { type: 'json' };
import splash from '../../locales/ja/splash.json' with { type: 'json' };
import studio from '../../locales/ja/studio.json' with { type: 'json' };
import team from '../../locales/ja/team.json' with { type: 'json' };
import text_templates from '../../locales/ja/text-templates.json' with { type: 'json' };
import today from '../../locales/ja/today.json' with { type: 'json' };
import upgrade from '../../locales/ja/upgrade.json' with { type: 'json' };

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
