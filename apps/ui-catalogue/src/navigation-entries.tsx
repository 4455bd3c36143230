import { Breadcrumbs, SectionNav } from '@countin/screen-kit/navigation';
import { buildPickerIndex, findPickerItems, PickerDialog } from '@countin/screen-kit/picker';
import { Button, IconButton } from '@countin/ui';
import { ChevronsUpDown, Disc3 } from 'lucide-react';
import { useState } from 'react';
import type { CatalogueEntry } from './catalogue-entry.ts';

const nothing = () => undefined;
const RELEASES = ['Low Sun', 'Salt', 'Tide Lines'].map((text) => ({ id: text, text, icon: <Disc3 aria-hidden /> }));
const INDEX = buildPickerIndex(RELEASES, ({ text }) => text);

function Picker() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const items = findPickerItems(INDEX, text, RELEASES.length);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <PickerDialog
          label="Go to"
          placeholder="Release"
          closeLabel="Close"
          text={text}
          onText={setText}
          groups={[{ title: 'Releases', items }]}
          status={`${items.length} results`}
          empty="Nothing matches."
          onPick={close}
          onClose={close}
        />
      )}
    </>
  );
}

/** Components that lead from one screen to another. */
export const navigationEntries: readonly CatalogueEntry[] = [
  {
    name: 'Breadcrumbs',
    Example: () => (
      <Breadcrumbs
        label="Path to this screen"
        crumbs={[
          { to: '/dashboard', text: 'Dashboard' },
          {
            to: '/artist/mira',
            text: 'Mira Okafor',
            beside: <IconButton label="Switch artist" icon={<ChevronsUpDown aria-hidden />} onClick={nothing} />,
          },
          { text: 'Fans' },
        ]}
      />
    ),
  },
  {
    name: 'SectionNav',
    Example: () => (
      <SectionNav
        label="Screens of this artist"
        entries={[
          { to: '/', text: 'Overview' },
          { to: '/fans', text: 'Fans' },
        ]}
      />
    ),
  },
  { name: 'PickerDialog', Example: () => <Picker />, opens: 'dialog' },
];
