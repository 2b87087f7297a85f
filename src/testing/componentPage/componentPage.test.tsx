import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { isRecord } from '../../lib/untrusted';
import { renderScreen } from '../renderScreen';
import { examples } from './examples';
import { ComponentList } from './ComponentList';

const COMPONENTS = join(__dirname, '../../components');

/** Components that only arrange, load or describe others. */
const WITHOUT_LOOK: ReadonlySet<string> = new Set([
  'BelowHeader',
  'FullBleed',
  'HydrationBoundary',
  'LazyBoundary',
  'PageHead',
  'PicturePlace',
  'PictureSkeleton',
  'VisuallyHidden',
]);

/** The components that a file exports: functions, and what React's memo and Emotion's styled make of them. */
function exportsOf(file: string): readonly string[] {
  const module: Record<string, unknown> = jest.requireActual(join(COMPONENTS, file));
  return Object.entries(module)
    .filter(([name]) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context'))
    .filter(([, value]) => typeof value === 'function' || (isRecord(value) && '$$typeof' in value))
    .map(([name]) => name);
}

it('has an example of every shared component', () => {
  const files = readdirSync(COMPONENTS).filter((file) => /^[A-Z]\w*\.tsx$/.test(file));
  const shared = files.flatMap(exportsOf).filter((name) => !WITHOUT_LOOK.has(name));
  expect(Object.keys(examples).toSorted()).toEqual(shared.toSorted());
});

it('shows every state of every component, with something to see', () => {
  renderScreen(<ComponentList />);
  for (const [name, states] of Object.entries(examples)) {
    const component = within(screen.getByRole('region', { name }));
    for (const state of Object.keys(states)) {
      const group = component.getByRole('group', { name: state });
      expect(group.children.length).toBeGreaterThan(1);
      // A dot of colour has nothing in it.
      if (name !== 'Swatch') expect(group.lastElementChild).not.toBeEmptyDOMElement();
    }
  }
});
