import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { startShop } from './app/startShop';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

const { store, navigator } = startShop();

createRoot(root).render(
  <StrictMode>
    <App store={store} navigator={navigator} />
  </StrictMode>,
);
