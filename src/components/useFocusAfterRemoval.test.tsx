import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderScreen } from '../testing/renderScreen';
import { PageHeading } from './PageHeading';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

interface PartProps {
  readonly hasField?: boolean;
}

/** A list whose buttons remove themselves. */
function Part({ hasField = false }: PartProps) {
  const list = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState(['one', 'two', 'three']);
  useFocusAfterRemoval(list, hasField ? () => document.querySelector<HTMLElement>('input') : undefined);
  return (
    <>
      <PageHeading>Page</PageHeading>
      {hasField && <input aria-label="Field" />}
      {names.length > 0 && (
        <div ref={list}>
          {names.map((name) => (
            <button key={name} type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
              {name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.getByRole('button', { name });

describe('The focus of a control that is removed', () => {
  it('goes to what took its place, else to the last one, else to the heading', async () => {
    renderScreen(<Part />);
    await press('two');
    expect(button('three')).toHaveFocus();
    await press('three');
    expect(button('one')).toHaveFocus();
    await press('one');
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  });

  it('goes to where the part says once nothing is left of it', async () => {
    renderScreen(<Part hasField />);
    for (const name of ['one', 'two', 'three']) await press(name);
    expect(screen.getByLabelText('Field')).toHaveFocus();
  });
});
