import { myArtistsOptions } from '@countin/data/profiles';
import { importsOptions } from '@countin/data/imports';
import { lazyImport } from '@countin/deployment-recovery';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { screenLoader } from '@countin/screen-kit/loading';
import { DropZone, Notice, PageHeader, Skeleton, TextArea } from '@countin/ui';
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../reading/file-button.tsx';
import { RunList } from '../start/run-list.tsx';
import { MOST_ENTRIES } from './list-limits.ts';
import type { Addition } from './missing/add-to-text.ts';
import { readListFile, type ListFileProblem } from './read-list-file.ts';
import styles from './lists.module.css';

// The reader of lists, and the reasons of what it refuses, are not needed before there is a text.
const loadPastedList = lazyImport(() => import('./pasted-list.tsx'));
const PastedList = lazy(loadPastedList);
const MissingSection = lazy(lazyImport(() => import('./missing/missing-section.tsx')));

const PASTED = 'links.txt';

/** Starts to load the earlier lists, and the artists. */
export const loader = screenLoader(({ access, client, uid }) => {
  void client.prefetchInfiniteQuery(importsOptions(access));
  void client.prefetchQuery(myArtistsOptions(access, uid));
});

/** Many links and codes at once: a text to paste or a file, what was recognised in it, and earlier lists. */
export function Component() {
  const { t } = useTranslation(['bulk-links', 'generator']);
  const locale = useLocale();
  const [text, setText] = useState('');
  const [name, setName] = useState(PASTED);
  const [problem, setProblem] = useState<ListFileProblem | null>(null);
  const [addition, setAddition] = useState<Addition | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  // Typing goes on while a long text is read.
  const read = useDeferredValue(text);
  useEffect(() => void loadPastedList(), []);
  // Its end has what was added.
  useEffect(() => {
    if (addition) showEnd(box.current);
  }, [addition]);
  const write = (written: string, from: string) => {
    setText(written);
    setName(from);
    setProblem(null);
    setAddition(null);
  };
  const choose = (file: File) =>
    void readListFile(file).then((found) => (found.ok ? write(found.text, file.name) : setProblem(found.problem)));
  const add = (added: Addition) => {
    write(added.text, name);
    setAddition(added);
  };
  return (
    <DropZone className={styles.zone} invitation={t('generator:drop')} onFile={choose}>
      <PageHeader title={t('title')} below={t('lead')} />
      <div className={styles.paste}>
        <TextArea
          ref={box}
          label={t('paste.label')}
          hint={t('paste.hint', { most: formatNumber(locale, MOST_ENTRIES) })}
          rows={10}
          dir="ltr"
          spellCheck={false}
          value={text}
          onChange={({ target }) => write(target.value, PASTED)}
        />
        <Added addition={addition} />
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
      <Suspense fallback={<Skeleton height={160} />}>
        <MissingSection text={text} onAdd={add} />
      </Suspense>
      <RunList title={t('lists')} onlyLists />
    </DropZone>
  );
}

/** How many releases the list has got, and for how many there was no room. */
function Added({ addition }: { readonly addition: Addition | null }) {
  const { t } = useTranslation('bulk-links');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  return (
    <div role="status" aria-label={t('missing.change')} className={styles.added}>
      {addition && <p>{t('missing.added', { number: number(addition.added) })}</p>}
      {addition && addition.left > 0 && (
        <Notice
          announced={false}
          title={t('missing.full', { most: number(MOST_ENTRIES), number: number(addition.left) })}
        >
          {t('missing.fullText')}
        </Notice>
      )}
    </div>
  );
}

/** Moves the focus to the end of a text. */
function showEnd(box: HTMLTextAreaElement | null): void {
  if (!box) return;
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
  box.scrollTop = box.scrollHeight;
  box.scrollLeft = 0;
}
