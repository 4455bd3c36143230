import { AppError, type ErrorCode } from '@countin/domain/errors';
import { requiredText } from '@countin/domain/fields';
import { TextField } from '@countin/ui';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { renderKit } from '../testing/render-kit.tsx';
import { EntityForm, FormActions } from './entity-form.tsx';
import { useEntityForm } from './use-entity-form.ts';

afterEach(cleanup);

const schema = v.object({ name: requiredText(10), city: requiredText(10) });

/** Form with a field outside the schema, and a fake server that accepts or rejects saves. */
function aServer() {
  const server = { took: [] as unknown[], error: null as ErrorCode | null, answer: Promise.resolve() };
  function Form() {
    const [slug, setSlug] = useState('');
    const [taken, setTaken] = useState(false);
    const form = useEntityForm({
      schema,
      defaultValues: { name: '', city: '' },
      checks: [{ name: 'slug', valid: slug !== '' && !taken }],
      async onSubmit(values) {
        await server.answer;
        if (server.error) throw new AppError(server.error);
        server.took.push({ ...values, slug });
      },
      fieldOfError(code) {
        if (code !== 'slug/taken') return null;
        setTaken(true);
        return 'slug';
      },
    });
    return (
      <EntityForm
        form={form}
        actions={
          <FormActions
            submit="Create"
            busy={form.busy}
            cancel="Cancel"
            onCancel={() => server.took.push('cancelled')}
          />
        }
      >
        <TextField {...form.register('name')} label="Name" error={form.errorOf('name')} />
        <TextField {...form.register('city')} label="City" error={form.errorOf('city')} />
        <TextField
          name="slug"
          label="Address"
          value={slug}
          onChange={(event) => setSlug(event.target.value)}
          error={taken ? 'Taken' : form.sent && slug === '' ? 'No address' : null}
        />
      </EntityForm>
    );
  }
  return { server, Form };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = () => {
  type('Name', ' Mira ');
  type('City', 'Porto');
  type('Address', 'mira');
};

async function open() {
  const { server, Form } = aServer();
  await renderKit(<Form />);
  await screen.findByLabelText('Name');
  return server;
}

test('errors show when it is sent, the first invalid field gets the focus, and nothing is sent', async () => {
  const server = await open();
  type('Name', 'Mira');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Create');
  expect(await screen.findByText('Fill this in.')).toBeTruthy();
  expect(document.activeElement).toBe(field('City'));
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  type('City', 'Porto');
  await waitFor(() => expect(screen.queryByText('Fill this in.')).toBeNull());
  expect(server.took).toEqual([]);
});

test('a field outside the schema gets the focus when all others are right', async () => {
  const server = await open();
  fill();
  type('Address', '');
  press('Create');
  expect(await screen.findByText('No address')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Address')));
  expect(server.took).toEqual([]);
});

test('the parsed input is sent once, while the button is busy', async () => {
  const server = await open();
  let answer: () => void = () => undefined;
  server.answer = new Promise((resolve) => (answer = resolve));
  fill();
  press('Create');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create' }).getAttribute('aria-busy')).toBe('true'));
  press('Create');
  answer();
  await waitFor(() => expect(server.took).toEqual([{ name: 'Mira', city: 'Porto', slug: 'mira' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create' }).getAttribute('aria-busy')).toBeNull());
});

test('a form of one entry after another is empty after each, and says nothing about the next', async () => {
  const took: string[] = [];
  function Form() {
    const form = useEntityForm({
      schema,
      defaultValues: { name: '', city: '' },
      startsAnew: true,
      onSubmit: async ({ name }) => took.push(name),
    });
    return (
      <EntityForm form={form} actions={<FormActions submit="Add" busy={form.busy} />}>
        <TextField {...form.register('name')} label="Name" error={form.errorOf('name')} />
        <TextField {...form.register('city')} label="City" error={form.errorOf('city')} />
      </EntityForm>
    );
  }
  await renderKit(<Form />);
  await screen.findByLabelText('Name');
  type('Name', 'Mira');
  type('City', 'Porto');
  press('Add');
  await waitFor(() => expect(field('Name').value).toBe(''));
  type('Name', 'Ben');
  type('Name', '');
  await waitFor(() => expect(field('City').value).toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
  type('Name', 'Ben');
  type('City', 'Faro');
  press('Add');
  await waitFor(() => expect(took).toEqual(['Mira', 'Ben']));
});

test('a refused save shows the text of its code, and keeps the entries', async () => {
  const server = await open();
  server.error = 'service/unavailable';
  fill();
  press('Create');
  expect((await screen.findByRole('alert')).textContent).toBe('We can’t be reached right now. Try again in a moment.');
  expect(field('Name').value).toBe(' Mira ');
  server.error = null;
  press('Create');
  await waitFor(() => expect(server.took).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a taken address is reported by its field alone, which gets the focus', async () => {
  const server = await open();
  server.error = 'slug/taken';
  fill();
  press('Create');
  expect(await screen.findByText('Taken')).toBeTruthy();
  expect(document.activeElement).toBe(field('Address'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('cancelling sends nothing', async () => {
  const server = await open();
  fill();
  press('Cancel');
  expect(server.took).toEqual(['cancelled']);
});
