import { AI_CONTRIBUTIONS } from '@countin/domain/release-metadata';
import type { AiContribution, AiDisclosure } from '@countin/domain/release';
import { useLocale } from '@countin/i18n/react';
import { SelectField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../shell/check-list/check-list.tsx';

interface AiFieldProps {
  /** Null: nothing is said. */
  readonly value: AiDisclosure | null;
  readonly onChange: (value: AiDisclosure | null) => void;
}

const EXTENTS = ['none', 'partly', 'all'] as const;
/** Parts are named, and not how much it is. Messages of distributors can say so; here it can only be kept. */
const SOME = 'some' as const;

/** How much generative AI has made of a release or track, and which parts. */
export function AiField({ value, onChange }: AiFieldProps) {
  const { t } = useTranslation(['release-detail', 'credits']);
  const locale = useLocale();
  const chosen = value === null ? '' : (value.extent ?? SOME);
  const nameOf = (part: AiContribution) => {
    const name = t(`credits:ai.parts.${part}`);
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
  return (
    <>
      <SelectField
        label={t('ai.label')}
        hint={t('ai.hint')}
        value={chosen}
        onChange={({ target }) => onChange(withExtent(target.value, value))}
      >
        <option value="">{t('ai.unsaid')}</option>
        {[...EXTENTS, ...(chosen === SOME ? [chosen] : [])].map((extent) => (
          <option key={extent} value={extent}>
            {t(`credits:ai.${extent}`)}
          </option>
        ))}
      </SelectField>
      {value !== null && value.extent !== 'none' && (
        <CheckList
          label={t('ai.parts')}
          options={AI_CONTRIBUTIONS.map((part) => ({ value: part, label: nameOf(part) }))}
          chosen={value.contributions}
          onChange={(contributions) => onChange(withParts(value.extent, contributions))}
        />
      )}
    </>
  );
}

/** The parts stay, unless AI made nothing or nothing is said. */
function withExtent(chosen: string, value: AiDisclosure | null): AiDisclosure | null {
  const extent = EXTENTS.find((one) => one === chosen);
  if (extent === undefined) return chosen === SOME ? value : null;
  return { extent, contributions: extent === 'none' ? [] : (value?.contributions ?? []) };
}

/** Without an extent and parts, nothing is said. */
function withParts(extent: AiDisclosure['extent'], contributions: AiContribution[]): AiDisclosure | null {
  return extent === null && contributions.length === 0 ? null : { extent, contributions };
}
