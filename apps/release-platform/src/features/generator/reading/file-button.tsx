import { Button } from '@countin/ui';
import { FileUp } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

interface FileButtonProps {
  /** Endings and types of files that are offered. */
  readonly accept: string;
  /** Name of the field. */
  readonly name: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Button that lets a person choose a file. */
export function FileButton({ accept, name, onFile, children }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<FileUp aria-hidden />} onClick={() => chooser.current?.click()}>
        {children}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        aria-label={name}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          // The same file again is a choice too.
          target.value = '';
        }}
      />
    </>
  );
}
