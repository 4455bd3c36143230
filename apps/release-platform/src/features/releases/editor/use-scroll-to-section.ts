import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the section that the address names, once the editor is there. */
export function useScrollToSection(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
}
