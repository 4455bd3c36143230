import type { Language } from '@countin/domain/locale';
import { measureText, type TextKind } from '@countin/domain/texts';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, TextArea } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './proposal-form.module.css';

interface ProposalFormProps {
  readonly kind: TextKind;
  readonly language: Language;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Whether using it replaces a text. */
  readonly replaces: boolean;
  readonly onUse: () => void;
  /** Notes about the text, above its buttons. */
  readonly notes?: ReactNode;
  /** Further buttons, before the one that uses the text. */
  readonly actions?: ReactNode;
}

const ROWS = 9;

/** A suggested text to look at, change and use. Nothing changes before that. */
export function ProposalForm({ kind, language, text, onText, replaces, onUse, notes, actions }: ProposalFormProps) {
  const { t } = useTranslation('release-texts');
  const locale = useLocale();
  const { length, limit, over } = measureText(kind, text);
  const figures = { length: formatNumber(locale, length), limit: formatNumber(locale, limit) };
  return (
    <div className={styles.proposal}>
      <TextArea
        label={t('proposal.text')}
        aside={t('count', figures)}
        hint={replaces ? t('proposal.kept') : undefined}
        error={over > 0 ? t('over', figures) : null}
        lang={language}
        value={text}
        onChange={(event) => onText(event.target.value)}
        rows={ROWS}
      />
      {notes}
      <div className={styles.actions}>
        {actions}
        <Button variant="solid" disabled={text.trim() === ''} onClick={onUse}>
          {t('proposal.use')}
        </Button>
      </div>
    </div>
  );
}
