import { ActionMenu, Button, buttonClass, ComboBoxField, Dialog, Field } from '@countin/ui';
import { ExternalLink, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { CatalogueEntry } from './catalogue-entry.ts';

const nothing = () => undefined;
const ZONES = [
  { id: 'Africa/Lagos', name: 'Lagos', aside: '18:00' },
  { id: 'America/Sao_Paulo', name: 'São Paulo', aside: '14:00' },
];

function OpenDialog({ alert = false }: { readonly alert?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New label" closeLabel="Close" alert={alert}>
        <p>Labels have a roster of artists.</p>
        <Button variant="primary" onClick={() => setOpen(false)}>
          Create
        </Button>
      </Dialog>
    </>
  );
}

function Menu({ withChoice }: { readonly withChoice: boolean }) {
  const [theme, setTheme] = useState('light');
  const choice = {
    label: 'Theme',
    options: [
      { id: 'light', label: 'Light', icon: <Sun aria-hidden /> },
      { id: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
    ],
    selected: theme,
    onSelect: setTheme,
  };
  return (
    <ActionMenu
      label="Account"
      {...(withChoice && { choice })}
      actions={[
        { id: 'settings', label: 'Settings', onAction: nothing },
        { id: 'site', label: '4track', href: 'https://4track.example', icon: <ExternalLink aria-hidden /> },
        { id: 'leave', label: 'Log out', danger: true, onAction: nothing },
      ]}
    >
      <AriaButton className={buttonClass()}>Open</AriaButton>
    </ActionMenu>
  );
}

function Zone({ error }: { readonly error?: string }) {
  const [zone, setZone] = useState<string | null>('Africa/Lagos');
  return (
    <ComboBoxField
      label="Time zone"
      hint="A city near you"
      error={error}
      choices={ZONES}
      value={zone}
      onChange={setZone}
      openLabel="Show all"
      noneLabel="Nothing matches"
    />
  );
}

/** Components that open something above the page, and fields with their own control. */
export const overlayEntries: readonly CatalogueEntry[] = [
  { name: 'Dialog', Example: () => <OpenDialog />, opens: 'dialog' },
  { name: 'Dialog: alert', Example: () => <OpenDialog alert />, opens: 'alertdialog' },
  { name: 'ActionMenu', Example: () => <Menu withChoice={false} />, opens: 'menu' },
  { name: 'ActionMenu: with a choice', Example: () => <Menu withChoice />, opens: 'menu' },
  { name: 'ComboBoxField', Example: () => <Zone /> },
  { name: 'ComboBoxField: error', Example: () => <Zone error="Choose a time zone." /> },
  {
    name: 'Field',
    Example: () => (
      <Field label="Colour" aside="optional" hint="Of the cover">
        {(control) => (
          <input type="color" defaultValue="#e4572e" style={{ inlineSize: 44, blockSize: 44 }} {...control} />
        )}
      </Field>
    ),
  },
];
