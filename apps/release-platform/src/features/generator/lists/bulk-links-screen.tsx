import { importsOptions } from '@countin/data/imports';
import { lazyImport } from '@countin/deployment-recovery';
import { screenLoader } from '@countin/screen-kit/loading';
import { DropZone, Notice, PageHeader, TextArea } from '@countin/ui';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../reading/file-button.tsx';
import { RunList } from '../start/run-list.tsx';
import { MOST_ENTRIES } from './list-limits.ts';
import { readListFile, type ListFileProblem } from './read-list-file.ts';
import styles from './lists.module.css';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';

// The reader of lists, and the reasons of what it refuses, are not needed before there is a text.
const loadPastedList = lazyImport(() => import('./pasted-list.tsx'));
const PastedList = lazy(loadPastedList);

const PASTED = 'links.txt';

/** Starts to load the earlier lists. */
export const loader = screenLoader(({ access, client }) => void client.prefetchInfiniteQuery(importsOptions(access)));

/** Many links and codes at once: a text to paste or a file, what was recognised in it, and earlier lists. */
export function Component() {
  const { t } = useTranslation(['bulk-links', 'generator']);
  const locale = useLocale();
  const [text, setText] = useState('');
  const [name, setName] = useState(PASTED);
  const [problem, setProblem] = useState<ListFileProblem | null>(null);
  // Typing goes on while a long text is read.
  const read = useDeferredValue(text);
  useEffect(() => void loadPastedList(), []);
  const write = (written: string, from: string) => {
    setText(written);
    setName(from);
    setProblem(null);
  };
  const choose = (file: File) =>
    void readListFile(file).then((found) => (found.ok ? write(found.text, file.name) : setProblem(found.problem)));
  return (
    <DropZone className={styles.zone} invitation={t('generator:drop')} onFile={choose}>
      <PageHeader title={t('title')} below={t('lead')} />
      <div className={styles.paste}>
        <TextArea
          label={t('paste.label')}
          hint={t('paste.hint', { most: formatNumber(locale, MOST_ENTRIES) })}
          rows={10}
          dir="ltr"
          spellCheck={false}
          value={text}
          onChange={({ target }) => write(target.value, PASTED)}
        />
        <div>
          <FileButton accept=".txt,.csv,text/plain" name={t('paste.file')} onFile={choose}>
            {t('paste.choose')}
          </FileButton>
        </div>
        {problem && <Notice tone="danger" title={t(`paste.${problem}`)} />}
        {read.trim() !== '' && (
          <Suspense>
            <PastedList text={read} name={name} />
          </Suspense>
        )}
      </div>
      <RunList title={t('lists')} onlyLists />
    </DropZone>
  );
}
