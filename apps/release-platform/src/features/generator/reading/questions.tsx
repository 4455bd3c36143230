import type { Reading } from '@countin/domain/imports';
import type { TableSurvey } from '@countin/import/columns';
import { formatList, formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Notice, Section, SelectField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from '../generator.module.css';
import { useRecordFieldName } from '../texts/use-column-name.ts';

const OPEN = '';

interface QuestionsProps {
  readonly survey: TableSurvey;
  readonly reading: Reading;
  readonly onChange: (changes: Partial<Reading>) => void;
}

/** What holds for the whole file and its rows do not say: each is asked once. */
export function Questions({ survey, reading, onChange }: QuestionsProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const { shortYears, questions } = survey;
  if (shortYears === 0 && Object.values(questions).every((question) => question === null)) return null;
  return (
    <Section title={t('questions.title')}>
      <div className={styles.questions}>
        <SpellingQuestions survey={survey} reading={reading} onChange={onChange} />
        <ContentQuestions survey={survey} reading={reading} onChange={onChange} />
        {shortYears > 0 && <Notice title={t('questions.shortYears', { number: formatNumber(locale, shortYears) })} />}
      </div>
    </Section>
  );
}

interface Spelling {
  readonly mixed: boolean;
  readonly examples: readonly string[];
}

/** How dates and numbers are written. */
function SpellingQuestions({ survey: { questions }, reading, onChange }: QuestionsProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const { dateOrder, decimalSign } = questions;
  const hintOf = ({ mixed, examples }: Spelling) =>
    t(mixed ? 'questions.mixed' : 'questions.examples', { examples: formatList(locale, examples) });
  return (
    <>
      {dateOrder && (
        <Question
          label={t('questions.dateOrder')}
          hint={hintOf(dateOrder)}
          value={reading.dateOrder}
          options={{ dmy: t('questions.dayFirst'), mdy: t('questions.monthFirst') }}
          onChange={(chosen) => onChange({ dateOrder: chosen })}
        />
      )}
      {decimalSign && (
        <Question
          label={t('questions.decimalSign')}
          hint={hintOf(decimalSign)}
          value={reading.decimalSign}
          options={{ '.': t('questions.point'), ',': t('questions.comma') }}
          onChange={(chosen) => onChange({ decimalSign: chosen })}
        />
      )}
    </>
  );
}

/** What empty cells and codes without their zeros mean. */
function ContentQuestions({ survey: { questions }, reading, onChange }: QuestionsProps) {
  const { t } = useTranslation('generator');
  const fieldName = useRecordFieldName();
  const locale = useLocale();
  const { emptyCells, lostZeros } = questions;
  const emptyIn = emptyCells?.map(({ field, releases }) =>
    t('questions.emptyIn', { field: fieldName(field), number: formatNumber(locale, releases) }),
  );
  return (
    <>
      {emptyIn && (
        <Question
          label={t('questions.emptyCells')}
          hint={formatList(locale, emptyIn)}
          value={reading.emptyCells}
          options={{ keep: t('questions.keep'), clear: t('questions.clear') }}
          onChange={(chosen) => onChange({ emptyCells: chosen ?? 'keep' })}
        />
      )}
      {lostZeros && (
        <Question
          label={t('questions.lostZeros', { number: formatNumber(locale, lostZeros.releases) })}
          hint={formatList(
            locale,
            lostZeros.examples.map((example) => t('questions.becomes', { ...example })),
          )}
          value={reading.lostZeros}
          options={{ complete: t('questions.complete'), refuse: t('questions.refuse') }}
          onChange={(chosen) => onChange({ lostZeros: chosen ?? 'refuse' })}
        />
      )}
    </>
  );
}

interface QuestionProps<A extends string> {
  readonly label: string;
  readonly hint: string;
  /** Null: not answered, so what is ambiguous is a mistake of its row. */
  readonly value: A | null;
  readonly options: Readonly<Record<A, string>>;
  readonly onChange: (answer: A | null) => void;
}

function Question<A extends string>({ label, hint, value, options, onChange }: QuestionProps<A>) {
  const { t } = useTranslation('generator');
  const answers = Object.keys(options) as A[];
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value ?? OPEN}
      onChange={({ target }) => onChange(answers.find((answer) => answer === target.value) ?? null)}
    >
      {value === null && <option value={OPEN}>{t('questions.open')}</option>}
      {answers.map((answer) => (
        <option key={answer} value={answer}>
          {options[answer]}
        </option>
      ))}
    </SelectField>
  );
}
