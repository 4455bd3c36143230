import type { KeptKind } from '@countin/domain/collection';
import { Button } from '@countin/ui/static';

interface KeepButtonProps {
  readonly kind: KeptKind;
  readonly id: string;
  readonly label: string;
}

/** Button that keeps what a page is about. Its page's script makes it work. */
export function KeepButton({ kind, id, label }: KeepButtonProps) {
  // As `keptKey`, whose module is too large for the previews in editors.
  return (
    <Button size="large" className="needs-script" data-keep={`${kind}.${id}`}>
      {label}
    </Button>
  );
}
