import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { rootReducer } from '../../app/rootReducer';
import { buildCartLine } from '../../testing/builders';
import { countReads } from '../../testing/countReads';
import { CartContainer } from './CartContainer';
import { cartRestored } from './cartSlice';
import { renderScreen } from '../../testing/renderScreen';

it('renders only the line whose quantity changes', async () => {
  const medium = buildCartLine();
  const large = countReads(buildCartLine({ selectedSize: 'L' }), 'name');
  // Without the checks of development, which read every line too.
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
  store.dispatch(cartRestored([medium, large.copy, buildCartLine({ selectedSize: 'S' })]));
  renderScreen(
    <Provider store={store}>
      <MemoryRouter>
        <CartContainer />
      </MemoryRouter>
    </Provider>,
  );
  const first = large.count();
  expect(first).toBeGreaterThan(0);

  await userEvent.click(screen.getByRole('button', { name: /^Increase .*Size M$/ }));
  expect(screen.getByText('4 items')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Remove .*Size S$/ }));
  expect(screen.getByText('3 items')).toBeVisible();
  expect(large.count()).toBe(first);
});
