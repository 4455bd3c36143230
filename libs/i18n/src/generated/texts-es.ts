// Written by list-locales.ts from the files in locales/. Run it after adding one.
import account from '../../locales/es/account.json' with { type: 'json' };
import admin from '../../locales/es/admin.json' with { type: 'json' };
import agreements from '../../locales/es/agreements.json' with { type: 'json' };
import analysis from '../../locales/es/analysis.json' with { type: 'json' };
import artist from '../../locales/es/artist.json' with { type: 'json' };
import artist_editor from '../../locales/es/artist-editor.json' with { type: 'json' };
import auth from '../../locales/es/auth.json' with { type: 'json' };
import autosave from '../../locales/es/autosave.json' with { type: 'json' };
import bar from '../../locales/es/bar.json' with { type: 'json' };
import bulk from '../../locales/es/bulk.json' with { type: 'json' };
import bulk_links from '../../locales/es/bulk-links.json' with { type: 'json' };
import campaigns from '../../locales/es/campaigns.json' with { type: 'json' };
import clip_cutter from '../../locales/es/clip-cutter.json' with { type: 'json' };
import collection from '../../locales/es/collection.json' with { type: 'json' };
import common from '../../locales/es/common.json' with { type: 'json' };
import credits from '../../locales/es/credits.json' with { type: 'json' };
import cross_site_sign_in from '../../locales/es/cross-site-sign-in.json' with { type: 'json' };
import dashboard from '../../locales/es/dashboard.json' with { type: 'json' };
import discover from '../../locales/es/discover.json' with { type: 'json' };
import embed from '../../locales/es/embed.json' with { type: 'json' };
import ern_download from '../../locales/es/ern-download.json' with { type: 'json' };
import errors from '../../locales/es/errors.json' with { type: 'json' };
import fan_states from '../../locales/es/fan-states.json' with { type: 'json' };
import fourtrack from '../../locales/es/fourtrack.json' with { type: 'json' };
import generator from '../../locales/es/generator.json' with { type: 'json' };
import genres from '../../locales/es/genres.json' with { type: 'json' };
import home from '../../locales/es/home.json' with { type: 'json' };
import identifiers from '../../locales/es/identifiers.json' with { type: 'json' };
import import_errors from '../../locales/es/import-errors.json' with { type: 'json' };
import import_run from '../../locales/es/import-run.json' with { type: 'json' };
import label from '../../locales/es/label.json' with { type: 'json' };
import label_editor from '../../locales/es/label-editor.json' with { type: 'json' };
import label_feed from '../../locales/es/label-feed.json' with { type: 'json' };
import legal from '../../locales/es/legal.json' with { type: 'json' };
import mail from '../../locales/es/mail.json' with { type: 'json' };
import medley from '../../locales/es/medley.json' with { type: 'json' };
import medley_editor from '../../locales/es/medley-editor.json' with { type: 'json' };
import nav from '../../locales/es/nav.json' with { type: 'json' };
import new_release from '../../locales/es/new-release.json' with { type: 'json' };
import operation_errors from '../../locales/es/operation-errors.json' with { type: 'json' };
import palette from '../../locales/es/palette.json' with { type: 'json' };
import photos from '../../locales/es/photos.json' with { type: 'json' };
import picture_upload from '../../locales/es/picture-upload.json' with { type: 'json' };
import planner from '../../locales/es/planner.json' with { type: 'json' };
import player from '../../locales/es/player.json' with { type: 'json' };
import product_links from '../../locales/es/product-links.json' with { type: 'json' };
import profile_editor from '../../locales/es/profile-editor.json' with { type: 'json' };
import profile_settings from '../../locales/es/profile-settings.json' with { type: 'json' };
import publisher from '../../locales/es/publisher.json' with { type: 'json' };
import receipt from '../../locales/es/receipt.json' with { type: 'json' };
import release from '../../locales/es/release.json' with { type: 'json' };
import release_detail from '../../locales/es/release-detail.json' with { type: 'json' };
import release_editor from '../../locales/es/release-editor.json' with { type: 'json' };
import release_lists from '../../locales/es/release-lists.json' with { type: 'json' };
import release_look from '../../locales/es/release-look.json' with { type: 'json' };
import release_texts from '../../locales/es/release-texts.json' with { type: 'json' };
import releases from '../../locales/es/releases.json' with { type: 'json' };
import reload from '../../locales/es/reload.json' with { type: 'json' };
import saved_views from '../../locales/es/saved-views.json' with { type: 'json' };
import signup from '../../locales/es/signup.json' with { type: 'json' };
import signups from '../../locales/es/signups.json' with { type: 'json' };
import slug_form from '../../locales/es/slug-form.json' with { type: 'json' };
import splash from '../../locales/es/splash.json' with { type: 'json' };
import studio from '../../locales/es/studio.json' with { type: 'json' };
import team from '../../locales/es/team.json' with { type: 'json' };
import text_templates from '../../locales/es/text-templates.json' with { type: 'json' };
import today from '../../locales/es/today.json' with { type: 'json' };
import upgrade from '../../locales/es/upgrade.json' with { type: 'json' };

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
