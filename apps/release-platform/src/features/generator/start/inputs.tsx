import type { Language } from '@countin/domain/locale';
import { saveFile } from '@countin/screen-kit/files';
import { useLoadFailure } from './use-load-failure.ts';
import { Button, Notice, TextArea } from '@countin/ui';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExampleName } from './example-files.ts';
import { FileButton } from '../reading/file-button.tsx';
import styles from '../generator.module.css';

type Input = 'table' | 'workbook' | 'codes' | 'message';

/** Inputs with the endings of their files, and their examples. */
const INPUTS: readonly {
  readonly input: Input;
  readonly accept: string;
  readonly examples: readonly ExampleName[];
}[] = [
  { input: 'table', accept: '.csv,.tsv,.txt,text/csv', examples: ['releases.csv', 'tracks.csv'] },
  { input: 'workbook', accept: '.xlsx', examples: ['releases.xlsx'] },
  { input: 'codes', accept: '.txt,.csv,text/plain', examples: ['codes.txt'] },
  { input: 'message', accept: '.xml,.zip', examples: ['message.xml'] },
];

interface InputsProps {
  readonly onFile: (file: File) => void;
}

/** What the generator takes. Whatever is chosen, its bytes say what it is. */
export function Inputs({ onFile }: InputsProps) {
  const { t } = useTranslation('generator');
  return (
    <ul className={styles.inputs} aria-label={t('inputs.label')}>
      {INPUTS.map(({ input, accept, examples }) => (
        <InputCard key={input} title={t(`inputs.${input}.title`)} text={t(`inputs.${input}.text`)}>
          <FileButton accept={accept} name={t(`inputs.${input}.title`)} onFile={onFile}>
            {t('inputs.choose')}
          </FileButton>
          {input === 'codes' && <PastedCodes onFile={onFile} />}
          {examples.map((name) => (
            <ExampleButton key={name} name={name} />
          ))}
        </InputCard>
      ))}
    </ul>
  );
}

interface InputCardProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function InputCard({ title, text, children }: InputCardProps) {
  return (
    <li className={styles.input}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.inputActions}>{children}</div>
    </li>
  );
}

/** Codes as a text: they become the file that they could have been. */
function PastedCodes({ onFile }: InputsProps) {
  const { t } = useTranslation('generator');
  const [text, setText] = useState<string | null>(null);
  if (text === null) return <Button onClick={() => setText('')}>{t('inputs.paste')}</Button>;
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onFile(new File([text], 'codes.txt', { type: 'text/plain' }));
      }}
    >
      <TextArea
        autoFocus
        label={t('inputs.pasteLabel')}
        hint={t('inputs.pasteHint')}
        rows={4}
        dir="ltr"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="solid" disabled={text.trim() === ''}>
        {t('inputs.pasteRead')}
      </Button>
    </form>
  );
}

/** Downloads an example; it is made when it is asked for. */
function ExampleButton({ name }: { readonly name: ExampleName }) {
  const { t, i18n } = useTranslation('generator');
  const { busy, failure, attempt } = useLoadFailure();
  const save = async () => {
    const { exampleFile } = await import('./example-files.ts');
    saveFile(name, await exampleFile(name, i18n.language as Language));
  };
  return (
    <>
      <Button variant="quiet" icon={<Download aria-hidden />} busy={busy} onClick={() => void attempt(save)}>
        {t('inputs.example', { name })}
      </Button>
      {failure !== null && <Notice tone="danger" title={failure} />}
    </>
  );
}
