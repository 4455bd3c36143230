import { BRAND_REACHES, TYPEFACES, type LabelProfile, type Typeface } from '@countin/domain/profile';
import { profileDesign } from '@countin/domain/profile';
import { accentFor, contrast, PALETTES_OF_SITES } from '@countin/theme';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Hint, SegmentedControl, SelectField, visuallyHidden } from '@countin/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import { LabelEditorFrame } from './label-editor-frame.tsx';
import { LogoField } from './logo-field.tsx';
import { useLabelCopy, type LabelCopy } from './use-label-copy.ts';
import styles from './label-editor.module.css';

/** The editor of a label's branding: logos, colours, typeface, and how far they reach. */
export function BrandingEditor({ label }: { readonly label: LabelProfile }) {
  const { t } = useTranslation('label-editor');
  const copy = useLabelCopy(label);
  const [uploading, setUploading] = useState(false);
  return (
    <LabelEditorFrame
      label={label}
      copy={copy}
      title={t('branding.title')}
      lead={t('branding.lead')}
      uploading={uploading}
    >
      <EditorSection id="logo" title={t('logo.title')}>
        <div className={styles.logos}>
          <LogoField label={label} theme="light" onBusy={setUploading} />
          <LogoField label={label} theme="dark" onBusy={setUploading} />
        </div>
        <Hint className={styles.below}>{t('logo.hint')}</Hint>
      </EditorSection>
      <ColoursSection label={label} copy={copy} />
      <EditorSection id="typeface" title={t('typeface.label')}>
        <EditorFields>
          <SelectField
            label={<span className={visuallyHidden}>{t('typeface.label')}</span>}
            name="typeface"
            hint={t('typeface.hint')}
            value={copy.content.typeface}
            onChange={({ target }) =>
              copy.change({ typeface: TYPEFACES.find((known): known is Typeface => known === target.value) ?? 'site' })
            }
          >
            {TYPEFACES.map((typeface) => (
              <option key={typeface} value={typeface}>
                {t(`typeface.${typeface}`)}
              </option>
            ))}
          </SelectField>
        </EditorFields>
      </EditorSection>
      <EditorSection id="reach" title={t('reach.label')}>
        <EditorFields>
          <SelectField
            label={<span className={visuallyHidden}>{t('reach.label')}</span>}
            name="brandReach"
            hint={t(`reach.${copy.content.brandReach}Hint`)}
            value={copy.content.brandReach}
            onChange={({ target }) =>
              copy.change({ brandReach: BRAND_REACHES.find((known) => known === target.value) ?? 'page' })
            }
          >
            {BRAND_REACHES.map((reach) => (
              <option key={reach} value={reach}>
                {t(`reach.${reach}`)}
              </option>
            ))}
          </SelectField>
        </EditorFields>
      </EditorSection>
    </LabelEditorFrame>
  );
}

function ColoursSection({ label, copy }: { readonly label: LabelProfile; readonly copy: LabelCopy }) {
  const { t } = useTranslation(['label-editor', 'profile-editor']);
  const { accent, ground } = copy.content;
  const suggested = profileDesign(label).colours[1];
  return (
    <EditorSection id="colours" title={t('colours')}>
      <EditorFields>
        <ColourField
          name="accent"
          label={t('accent.label')}
          automatic={t('profile-editor:accent.picture')}
          value={accent}
          suggested={suggested}
          onChange={(next) => copy.change({ accent: next })}
        />
        <ColourField
          name="ground"
          label={t('ground.label')}
          automatic={t('ground.accent')}
          value={ground}
          suggested={accent ?? suggested}
          onChange={(next) => copy.change({ ground: next })}
        />
        <Contrasts colours={[accent ?? suggested]} ground={ground} />
        <Hint className={styles.below}>{t('contrast.hint')}</Hint>
      </EditorFields>
    </EditorSection>
  );
}

interface ColourFieldProps {
  readonly name: string;
  readonly label: string;
  readonly automatic: string;
  readonly value: string | null;
  readonly suggested: string;
  readonly onChange: (colour: string | null) => void;
}

function ColourField({ name, label, automatic, value, suggested, onChange }: ColourFieldProps) {
  const { t } = useTranslation('profile-editor');
  const id = useId();
  return (
    <div className={styles.field}>
      <SegmentedControl
        label={label}
        value={value === null ? 'automatic' : 'own'}
        onChange={(choice) => onChange(choice === 'own' ? suggested : null)}
        options={[
          { value: 'automatic', label: automatic },
          { value: 'own', label: t('accent.own') },
        ]}
      />
      {value !== null && (
        <label className={styles.colour} htmlFor={id}>
          <input id={id} type="color" name={name} value={value} onChange={({ target }) => onChange(target.value)} />
          <span>
            {t('accent.colour')} <code dir="ltr">{value}</code>
          </span>
        </label>
      )}
    </div>
  );
}

/** The colours as pages show them, with the contrast that they have. */
function Contrasts({ colours, ground }: { readonly colours: readonly string[]; readonly ground: string | null }) {
  const { t } = useTranslation('label-editor');
  const locale = useLocale();
  return (
    <ul className={styles.swatches}>
      {(['light', 'dark'] as const).map((theme) => {
        const { accent, tint } = accentFor(colours, theme, 'countin', ground);
        const { paper } = PALETTES_OF_SITES.countin[theme];
        const ratio = Math.min(contrast(accent, tint), contrast(accent, paper));
        return (
          <li key={theme} className={styles.swatch} style={{ background: tint, color: accent }}>
            {t(`contrast.${theme}`, { ratio: formatNumber(locale, Math.floor(ratio * 10) / 10) })}
          </li>
        );
      })}
    </ul>
  );
}
