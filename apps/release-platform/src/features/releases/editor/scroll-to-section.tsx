import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the section that the address names. Rendered with the sections, which it looks for once they are there. */
export function ScrollToSection() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return null;
}
