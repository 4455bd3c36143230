import { useEffect, useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { isDisabled } from '../foundation/is-disabled.ts';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  /** Called with the first file. */
  readonly onFile?: (file: File) => void;
  /** Called with all of them. */
  readonly onFiles?: (files: File[]) => void;
  /** Text shown over the zone while a file is dragged over it. */
  readonly invitation: string;
  /** With a dashed frame around the content. */
  readonly framed?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Drop zone for a file. Add a button beside it for users who cannot drag. */
export function DropZone({ onFile, onFiles, invitation, framed = false, className, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  useMissedDrops();
  const enter = (event: DragEvent) => {
    if (!holdsFiles(event) || isDisabled(event.currentTarget)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent) => {
    // Moving to a child element also fires `dragleave`.
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (!file || isDisabled(event.currentTarget)) return;
    event.preventDefault();
    onFile?.(file);
    onFiles?.([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classNames(styles.zone, framed && styles.framed, className)}
      data-over={over || undefined}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
      {over && <p className={styles.invitation}>{invitation}</p>}
    </div>
  );
}

/** Prevents the browser from opening a file dropped outside the zone: unsaved changes would be lost. */
function useMissedDrops(): void {
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      if (!event.defaultPrevented && holdsFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);
}

function holdsFiles({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
