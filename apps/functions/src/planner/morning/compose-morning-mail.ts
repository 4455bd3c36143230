import type { Language } from '@countin/domain/locale';
import { dueTasks, type PlanTask } from '@countin/domain/planner';
import { formatNumber, joinFacts, plannerTranslator, taskTexts } from '@countin/i18n';
import { composeStudioMail } from '../../messages/compose-studio-mail.ts';
import { harmlessText } from '../../messages/link-free-text.ts';
import type { Mail } from '../../platform/senders/mail.ts';
import type { ArtistPlan } from '../read-plan-input.ts';

interface MorningMail extends ArtistPlan {
  readonly uid: string;
  readonly email: string;
  readonly language: Language;
  /** URL of the planner. */
  readonly link: string;
  /** URL that switches the mail off. */
  readonly stop: string;
  readonly messageId: string;
}

/** Tasks that a mail names; the planner has all. */
const NAMED = 10;

/**
 * Writes the mail about a plan's tasks that are due today or late. Lists those that are assigned to the member or
 * unassigned. Texts of people are shown without anything that mail programs turn into links.
 *
 * @returns null with nothing due
 */
export function composeMorningMail({ plan, artist, uid, language, stop, ...mail }: MorningMail): Mail | null {
  const t = plannerTranslator(language);
  const texts = taskTexts(t, language, plan.now, plan.zone);
  const due = dueTasks(plan, uid);
  if (due.length === 0) return null;
  const releaseOf = ({ productId }: PlanTask) => plan.releases.find(({ id }) => id === productId)?.title ?? '';
  const lines = due
    .slice(0, NAMED)
    .map((task) => `• ${joinFacts([safe(texts.name(task)), safe(releaseOf(task)), texts.due(task)])}`);
  if (due.length > NAMED) lines.push(t('mail.more', { number: formatNumber(language, due.length - NAMED) }));
  const names = { artist: safe(artist.name) };
  return composeStudioMail({
    to: mail.email,
    language,
    messageId: mail.messageId,
    subject: t('mail.subject', names),
    lead: [t('mail.text'), ...lines].join('\n'),
    action: t('mail.action'),
    link: mail.link,
    note: t('mail.note'),
    why: t('mail.why', names),
    stop: { text: t('mail.stop'), link: stop },
  });
}

/** Text that looks like a link is left out. */
const safe = (text: string) => (text === '' ? '' : (harmlessText(text) ?? '…'));
