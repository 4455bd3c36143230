// Written by list-locales.ts from the files in locales/. Run it after adding one.
import account from '../../locales/pt-BR/account.json' with { type: 'json' };
import admin from '../../locales/pt-BR/admin.json' with { type: 'json' };
import agreements from '../../locales/pt-BR/agreements.json' with { type: 'json' };
import analysis from '../../locales/pt-BR/analysis.json' with { type: 'json' };
import artist from '../../locales/pt-BR/artist.json' with { type: 'json' };
import artist_editor from '../../locales/pt-BR/artist-editor.json' with { type: 'json' };
import auth from '../../locales/pt-BR/auth.json' with { type: 'json' };
import autosave from '../../locales/pt-BR/autosave.json' with { type: 'json' };
import bar from '../../locales/pt-BR/bar.json' with { type: 'json' };
import bulk from '../../locales/pt-BR/bulk.json' with { type: 'json' };
import bulk_links from '../../locales/pt-BR/bulk-links.json' with { type: 'json' };
import campaigns from '../../locales/pt-BR/campaigns.json' with { type: 'json' };
import clip_cutter from '../../locales/pt-BR/clip-cutter.json' with { type: 'json' };
import collection from '../../locales/pt-BR/collection.json' with { type: 'json' };
import common from '../../locales/pt-BR/common.json' with { type: 'json' };
import credits from '../../locales/pt-BR/credits.json' with { type: 'json' };
import cross_site_sign_in from '../../locales/pt-BR/cross-site-sign-in.json' with { type: 'json' };
import dashboard from '../../locales/pt-BR/dashboard.json' with { type: 'json' };
import discover from '../../locales/pt-BR/discover.json' with { type: 'json' };
import embed from '../../locales/pt-BR/embed.json' with { type: 'json' };
import ern_download from '../../locales/pt-BR/ern-download.json' with { type: 'json' };
import errors from '../../locales/pt-BR/errors.json' with { type: 'json' };
import fan_states from '../../locales/pt-BR/fan-states.json' with { type: 'json' };
import fourtrack from '../../locales/pt-BR/fourtrack.json' with { type: 'json' };
import generator from '../../locales/pt-BR/generator.json' with { type: 'json' };
import genres from '../../locales/pt-BR/genres.json' with { type: 'json' };
import home from '../../locales/pt-BR/home.json' with { type: 'json' };
import identifiers from '../../locales/pt-BR/identifiers.json' with { type: 'json' };
import import_errors from '../../locales/pt-BR/import-errors.json' with { type: 'json' };
import import_run from '../../locales/pt-BR/import-run.json' with { type: 'json' };
import label from '../../locales/pt-BR/label.json' with { type: 'json' };
import label_editor from '../../locales/pt-BR/label-editor.json' with { type: 'json' };
import label_feed from '../../locales/pt-BR/label-feed.json' with { type: 'json' };
import legal from '../../locales/pt-BR/legal.json' with { type: 'json' };
import mail from '../../locales/pt-BR/mail.json' with { type: 'json' };
import medley from '../../locales/pt-BR/medley.json' with { type: 'json' };
import medley_editor from '../../locales/pt-BR/medley-editor.json' with { type: 'json' };
import nav from '../../locales/pt-BR/nav.json' with { type: 'json' };
import new_release from '../../locales/pt-BR/new-release.json' with { type: 'json' };
import operation_errors from '../../locales/pt-BR/operation-errors.json' with { type: 'json' };
import palette from '../../locales/pt-BR/palette.json' with { type: 'json' };
import photos from '../../locales/pt-BR/photos.json' with { type: 'json' };
import picture_upload from '../../locales/pt-BR/picture-upload.json' with { type: 'json' };
import planner from '../../locales/pt-BR/planner.json' with { type: 'json' };
import player from '../../locales/pt-BR/player.json' with { type: 'json' };
import product_links from '../../locales/pt-BR/product-links.json' with { type: 'json' };
import profile_editor from '../../locales/pt-BR/profile-editor.json' with { type: 'json' };
import profile_settings from '../../locales/pt-BR/profile-settings.json' with { type: 'json' };
import publisher from '../../locales/pt-BR/publisher.json' with { type: 'json' };
import receipt from '../../locales/pt-BR/receipt.json' with { type: 'json' };
import release from '../../locales/pt-BR/release.json' with { type: 'json' };
import release_detail from '../../locales/pt-BR/release-detail.json' with { type: 'json' };
import release_editor from '../../locales/pt-BR/release-editor.json' with { type: 'json' };
import release_lists from '../../locales/pt-BR/release-lists.json' with { type: 'json' };
import release_look from '../../locales/pt-BR/release-look.json' with { type: 'json' };
import release_texts from '../../locales/pt-BR/release-texts.json' with { type: 'json' };
import releases from '../../locales/pt-BR/releases.json' with { type: 'json' };
import reload from '../../locales/pt-BR/reload.json' with { type: 'json' };
import saved_views from '../../locales/pt-BR/saved-views.json' with { type: 'json' };
import signup from '../../locales/pt-BR/signup.json' with { type: 'json' };
import signups from '../../locales/pt-BR/signups.json' with { type: 'json' };
import slug_form from '../../locales/pt-BR/slug-form.json' with { type: 'json' };
import splash from '../../locales/pt-BR/splash.json' with { type: 'json' };
import studio from '../../locales/pt-BR/studio.json' with { type: 'json' };
import team from '../../locales/pt-BR/team.json' with { type: 'json' };
import text_templates from '../../locales/pt-BR/text-templates.json' with { type: 'json' };
import today from '../../locales/pt-BR/today.json' with { type: 'json' };
import upgrade from '../../locales/pt-BR/upgrade.json' with { type: 'json' };

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
