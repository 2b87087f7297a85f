import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeRoot } from '../../app/theme/ThemeRoot';
import { LaneList, type ShownEntry } from './LaneList';

const entries: readonly ShownEntry[] = [
  {
    kind: 'call',
    step: 2,
    at: 1,
    method: 'POST',
    path: '/api/v1/users/authorize',
    status: 401,
    duration: 120,
    error: 'Wrong password.',
  },
  {
    kind: 'call',
    step: 4,
    at: 2,
    method: 'GET',
    path: '/api/v1/products?page=2',
    status: null,
    duration: 20_000,
    error: 'No response from server',
  },
  { kind: 'rejection', step: 4, at: 3, text: 'Error: refused' },
  { kind: 'policy', step: 5, at: 4, directive: 'form-action', blocked: 'https://bank.example' },
  { kind: 'longTask', step: 5, at: 5, duration: 80 },
];

it('says what happened beside the actions, marks the step, and jumps to it', async () => {
  const jumps: number[] = [];
  render(
    <ThemeRoot>
      <LaneList entries={entries} step={4} onJump={(step) => jumps.push(step)} />
    </ThemeRoot>,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '2POST /api/v1/users/authorize401, 120 ms, Wrong password.',
    '4GET /api/v1/products?page=2no answer, 20000 ms, No response from server',
    '4Error: refusedUnhandled rejection',
    '5form-action: https://bank.exampleRefused by the policy',
    '580 msLong task',
  ]);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('no answer');
  // All of the step are marked.
  expect(screen.getAllByText('4').map((number) => number.getAttribute('aria-current'))).toEqual([
    'true',
    'true',
  ]);
  await userEvent.click(screen.getByRole('option', { name: /authorize/ }));
  expect(jumps).toEqual([2]);
});

it('marks what happened last before a step that has nothing of its own', () => {
  render(
    <ThemeRoot>
      <LaneList entries={entries} step={3} onJump={() => undefined} />
    </ThemeRoot>,
  );
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Wrong password.');
});
