import { Suspense, useState, type ReactNode } from 'react';

/** Properties of a menu's button, before and after its menu has loaded. */
export interface MenuFace {
  readonly label: string;
  readonly className: string;
  readonly face: ReactNode;
  /** The place that is shown is one of the menu's. */
  readonly active?: boolean;
}

interface MenuButtonProps extends MenuFace {
  readonly load: () => Promise<unknown>;
  /** The button with its menu, which opens as soon as it is there. */
  readonly menu: ReactNode;
}

/** A button whose menu loads when a hand comes near. */
export function MenuButton({ label, className, face, active = false, load, menu }: MenuButtonProps) {
  const [wanted, setWanted] = useState(false);
  // Where it does not load now, the click says so.
  const prepare = () => void load().catch(() => undefined);
  const waiting = (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-current={active || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setWanted(true)}
    >
      {face}
    </button>
  );
  return wanted ? <Suspense fallback={waiting}>{menu}</Suspense> : waiting;
}
