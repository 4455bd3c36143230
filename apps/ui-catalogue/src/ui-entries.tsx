import { randomDesign } from '@countin/cover-art';
import {
  Button,
  ButtonLink,
  Chip,
  CopyButton,
  Cover,
  DropZone,
  EmptyState,
  Hint,
  IconButton,
  Notice,
  PageHeader,
  PersonPicture,
  ProgressBar,
  RangeField,
  Row,
  Rows,
  Section,
  SegmentedControl,
  SelectField,
  Skeleton,
  SortableList,
  TextArea,
  TextField,
  Wordmark,
} from '@countin/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CatalogueEntry } from './catalogue-entry.ts';

/** Meanings are in `button.tsx`. */
const BUTTON_VARIANTS = ['primary', 'solid', 'outlined', 'quiet', 'danger', 'link'] as const;

const DESIGN = randomDesign('low-sun');
/** A picture in place of uploaded files: the catalogue has no server. */
const UPLOADED = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  ground: '#0b3954',
  alt: 'Two boats under a low sun',
};

const nothing = () => undefined;

function Choice() {
  const [value, setValue] = useState<'grid' | 'list'>('grid');
  return (
    <SegmentedControl
      label="View"
      value={value}
      onChange={setValue}
      options={[
        { value: 'grid', label: 'Covers' },
        { value: 'list', label: 'Rows' },
      ]}
    />
  );
}

function Order() {
  const [items, setItems] = useState([
    { id: 'one', title: 'Low Sun' },
    { id: 'two', title: 'Salt' },
  ]);
  return (
    <SortableList
      label="Tracks"
      items={items}
      nameOf={({ title }) => title}
      onReorder={setItems}
      handleLabel={(name) => `Move ${name}`}
      renderItem={({ title }) => <span>{title}</span>}
      renderActions={({ title }) => <IconButton label={`Remove ${title}`} icon={<Trash2 aria-hidden />} />}
    />
  );
}

export const uiEntries: readonly CatalogueEntry[] = [
  {
    name: 'Button',
    Example: () => (
      <p>
        {BUTTON_VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button busy>Saving</Button> <Button disabled>Save</Button>
      </p>
    ),
  },
  {
    name: 'Button: sizes',
    Example: () => (
      <p>
        <Button size="small">Small</Button> <Button>Medium</Button> <Button size="large">Large</Button>
        <Button wide>Wide</Button>
      </p>
    ),
  },
  {
    name: 'ButtonLink',
    Example: () => (
      <p>
        <ButtonLink href="#listen" variant="primary" size="large">
          Listen
        </ButtonLink>{' '}
        <ButtonLink href="#more">More</ButtonLink>
      </p>
    ),
  },
  { name: 'IconButton', Example: () => <IconButton label="Remove" icon={<Trash2 aria-hidden />} /> },
  {
    name: 'Chip',
    Example: () => (
      <p>
        <Chip tone="live">Live</Chip> <Chip tone="changed">Changed</Chip> <Chip tone="danger">Failed</Chip>{' '}
        <Chip tone="over">Archived</Chip>
      </p>
    ),
  },
  { name: 'CopyButton', Example: () => <CopyButton text="https://cnt.example" label="Copy" copiedLabel="Copied" /> },
  {
    name: 'Cover',
    Example: () => (
      <>
        <Cover design={DESIGN} title="Low Sun" artist="Mira" alt="Low Sun, drawn" size={160} />
        <Cover design={DESIGN} title="Low Sun" alt="Low Sun, with a shadow" size={160} sleeve leading />
        <Cover design={DESIGN} picture={UPLOADED} alt="Low Sun, uploaded" size={160} />
      </>
    ),
  },
  {
    name: 'DropZone',
    Example: () => (
      <DropZone framed onFile={nothing} invitation="Drop it here">
        <p>A place for a file</p>
      </DropZone>
    ),
  },
  {
    name: 'EmptyState',
    Example: () => (
      <EmptyState title="No releases yet" action={<Button>New release</Button>}>
        Make the first one.
      </EmptyState>
    ),
  },
  { name: 'Hint', Example: () => <Hint>Your covers, logos and links are kept.</Hint> },
  {
    name: 'Notice',
    Example: () => (
      <>
        <Notice title="Your page is live." />
        <Notice tone="danger" title="It could not be saved." action={<Button size="small">Try again</Button>}>
          Nothing is lost.
        </Notice>
      </>
    ),
  },
  {
    name: 'PageHeader',
    Example: () => <PageHeader title="Releases" above="Mira" below="12 releases" actions={<Button>New</Button>} />,
  },
  { name: 'PersonPicture', Example: () => <PersonPicture name="Mira Okafor" src={null} /> },
  {
    name: 'ProgressBar',
    Example: () => (
      <>
        <ProgressBar label="Uploading" share={0.4} />
        <ProgressBar label="Preparing" share={null} />
      </>
    ),
  },
  {
    name: 'RangeField',
    Example: () => (
      <RangeField label="Zoom" min={1} max={3} step={0.1} value={2} valueText="Twice" onChange={nothing} />
    ),
  },
  {
    name: 'Rows',
    Example: () => (
      <Rows label="Releases">
        <Row title={<a href="#low-sun">Low Sun</a>} below="Out on Friday" end={<Chip tone="live">Live</Chip>} />
        <Row title="شرفة" below="Draft" />
      </Rows>
    ),
  },
  {
    name: 'Section',
    Example: () => (
      <Section title="Fans" lead="Who asked to be told." aside={<a href="#all">All fans</a>}>
        <p>14 this week</p>
      </Section>
    ),
  },
  { name: 'SegmentedControl', Example: Choice },
  {
    name: 'Fields',
    Example: () => (
      <>
        <TextField label="Title" hint="As it is on the cover" />
        <TextField label="Address" error="Fill this in." />
        <TextField label="Search" type="search" placeholder="Title" />
        <TextArea label="About" aside="optional" />
        <SelectField label="State" value="draft" onChange={nothing}>
          <option value="draft">Draft</option>
          <option value="live">Live</option>
        </SelectField>
      </>
    ),
  },
  { name: 'Skeleton', Example: () => <Skeleton height={68} /> },
  { name: 'SortableList', Example: Order },
  { name: 'Wordmark', Example: () => <Wordmark site="countin" /> },
];
