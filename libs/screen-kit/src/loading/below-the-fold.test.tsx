import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BelowTheFold } from './below-the-fold.tsx';

test('parts below the fold render after the first ones', async () => {
  const rendered: string[] = [];
  const Part = ({ name }: { name: string }) => {
    rendered.push(name);
    return <p>{name}</p>;
  };
  render(
    <>
      <BelowTheFold>
        <Part name="below" />
      </BelowTheFold>
      <Part name="first" />
    </>,
  );
  expect(await screen.findByText('below')).toBeTruthy();
  expect(rendered[0]).toBe('first');
});
