import { ESLint } from 'eslint';
import type { Linter } from 'eslint';
import type { TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { projectRules } from './projectRules';

/** Lints one snippet as if it stood at that path, with the project's own rules alone. */
async function problemsOf(filePath: string, code: string): Promise<string[]> {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { project: projectRules },
      rules: { 'project/imports': 'error', 'project/pure-reducers': 'error' },
    } satisfies TSESLint.FlatConfig.Config as unknown as Linter.Config, // two typings of one thing
  });
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

const CONTAINER = 'src/features/cart/CartContainer.tsx';
const SCREEN = 'src/features/cart/CartScreen.tsx';
const PART = 'src/features/cart/CartLineItem.tsx';
const HOOK = 'src/features/cart/useCartFocus.ts';
const LAYOUT_PART = 'src/app/layouts/Brand.tsx';

describe('Which folder may import which', () => {
  it.each([
    [
      'lib of a feature',
      'src/lib/money.ts',
      "import { x } from '../features/cart/cartSlice';",
      'lib imports nothing of ours',
    ],
    [
      'the brand of lib',
      'src/brand/country.ts',
      "import { x } from '../lib/texts';",
      'The brand imports nothing',
    ],
    [
      'a component of a feature',
      'src/components/Money.tsx',
      "import { x } from '../features/cart/cartSlice';",
      'A component knows no store',
    ],
    [
      'a component of react-redux',
      'src/components/Money.tsx',
      "import { connect } from 'react-redux';",
      'A component knows no store',
    ],
    [
      'a component of the API',
      'src/components/Money.tsx',
      "import { useX } from '../api/storefrontApi';",
      'only model types',
    ],
    [
      'a component of a model as a value',
      'src/components/Money.tsx',
      "import { x } from '../api/models/types';",
      'only model types',
    ],
    [
      'the API of a feature',
      'src/api/baseQuery.ts',
      "import { x } from '../features/auth/authSlice';",
      'knows only src/lib',
    ],
    [
      'the API of app types',
      'src/api/baseQuery.ts',
      "import type { RootState } from '../app/types';",
      'knows only src/lib',
    ],
    [
      'the API of React DOM',
      'src/api/baseQuery.ts',
      "import { createRoot } from 'react-dom/client';",
      'renders nothing',
    ],
    [
      'the API of Material UI',
      'src/api/baseQuery.ts',
      "import Button from '@mui/material/Button';",
      'renders nothing',
    ],
    [
      'generated code of a model',
      'src/api/generated/endpoints.ts',
      "import { x } from '../models/product';",
      'type of secrets alone',
    ],
    [
      'generated endpoints in a feature',
      CONTAINER,
      "import { x } from '../../api/generated/endpoints';",
      'storefrontApi.ts alone',
    ],
    [
      'generated types in a feature',
      CONTAINER,
      "import type { X } from '../../api/generated/endpoints';",
      'storefrontApi.ts alone',
    ],
    [
      'generated values beside storefrontApi',
      'src/api/baseQuery.ts',
      "import { x } from './generated/endpoints';",
      'storefrontApi.ts alone',
    ],
    [
      'app values in a feature',
      CONTAINER,
      "import { store } from '../../app/store';",
      'only the types of app',
    ],
    [
      'app types from elsewhere in a feature',
      CONTAINER,
      "import type { X } from '../../app/store';",
      'only the types of app',
    ],
    ["another feature's screen", CONTAINER, "import { X } from '../catalog/ProductScreen';", 'public file'],
    ["another feature's slice", CONTAINER, "import { signedOut } from '../auth/authSlice';", 'public file'],
    [
      'a feature that knows its own',
      CONTAINER,
      "import type { X } from '../ordering';",
      'dispatch an event of cart',
    ],
    [
      'a feature that is in no list',
      CONTAINER,
      "import { x } from '../unknown';",
      'dispatch an event of cart',
    ],
    [
      'the replay page in the shop',
      'src/app/App.tsx',
      "import { x } from '../replay/player';",
      'without its replay page',
    ],
    [
      'the shop in browser',
      'src/browser/publicPath.ts',
      "import { x } from '../api/session';",
      'knows only src/lib',
    ],
    [
      "another feature's container, lazily",
      CONTAINER,
      "const x = import('../catalog/ProductContainer');",
      'public file',
    ],
    [
      "another feature's container, passed on",
      CONTAINER,
      "export * from '../catalog/ProductContainer';",
      'public file',
    ],
    ['notistack in a feature', CONTAINER, "import { enqueueSnackbar } from 'notistack';", 'notistack is for'],
    [
      'notistack in a component',
      'src/components/Toast.tsx',
      "import { useSnackbar } from 'notistack';",
      'notistack is for',
    ],
    ['react-redux in a screen', SCREEN, "import { connect } from 'react-redux';", 'A screen is props in'],
    [
      'Redux Toolkit types in a screen',
      SCREEN,
      "import type { X } from '@reduxjs/toolkit';",
      'A screen is props in',
    ],
    ['the API in a screen', SCREEN, "import { useX } from '../../api/storefrontApi';", 'only model types'],
    [
      'navigation in a screen',
      SCREEN,
      "import { Link, useNavigate } from 'react-router-dom';",
      'Only Link and NavLink',
    ],
    [
      'react-redux in a part of a screen',
      PART,
      "import { connect } from 'react-redux';",
      'A screen is props in',
    ],
    [
      'the API in a part of a screen',
      PART,
      "import type { X } from '../../api/baseQuery';",
      'only model types',
    ],
    ['navigation in a layout', LAYOUT_PART, "import { useNavigate } from 'react-router-dom';", 'Only Link'],
    ['react-redux in a layout', LAYOUT_PART, "import { useSelector } from 'react-redux';", 'A screen is'],
    ['an effect in a screen', SCREEN, "import { useEffect, useRef } from 'react';", 'no effect of its own'],
    [
      'an effect in a part of a screen',
      PART,
      "import { useLayoutEffect } from 'react';",
      'no effect of its own',
    ],
    [
      'react-redux in a hook of screens',
      HOOK,
      "import { useSelector } from 'react-redux';",
      'knows no store',
    ],
    ['the whole of Material UI', SCREEN, "import { Button } from '@mui/material';", 'one level deep'],
    [
      'a private file of Material UI',
      SCREEN,
      "import x from '@mui/material/Button/Button';",
      'one level deep',
    ],
    [
      'the sandbox in the shop',
      'src/app/store.ts',
      "import { x } from '../../sandbox/server';",
      'built from src alone',
    ],
    [
      'shop values in the sandbox',
      'sandbox/server.ts',
      "import { x } from '../src/lib/money';",
      'types and constants',
    ],
    [
      'shop values in a journey',
      'e2e/cart.spec.ts',
      "import { x } from '../src/app/store';",
      'types and constants',
    ],
  ])('refuses %s', async (_what, filePath, code, message) => {
    expect(await problemsOf(filePath, code)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['lib of lib', 'src/lib/money.ts', "import { x } from './constants';"],
    [
      'a component of model types',
      'src/components/Money.tsx',
      "import type { Product } from '../api/models/types';",
    ],
    ['a component of router links', 'src/components/Tile.tsx', "import { Link } from 'react-router-dom';"],
    ['the API of lib', 'src/api/baseQuery.ts', "import { x } from '../lib/constants';"],
    [
      'storefrontApi of generated code',
      'src/api/storefrontApi.ts',
      "import { x } from './generated/endpoints';",
    ],
    [
      'a model of generated types',
      'src/api/models/order.ts',
      "import type { X } from '../generated/endpoints';",
    ],
    ['a container of the API', CONTAINER, "import { useX } from '../../api/storefrontApi';"],
    ['a container of app types', CONTAINER, "import type { RootState } from '../../app/types';"],
    ['a container of its own screen', CONTAINER, "import { CartScreen } from './CartScreen';"],
    ["another feature's public file", CONTAINER, "import { signedOut } from '../auth';"],
    [
      'notistack in notifications',
      'src/features/notifications/ToastBridge.tsx',
      "import { useSnackbar } from 'notistack';",
    ],
    [
      'a screen of links and model types',
      SCREEN,
      "import { Link } from 'react-router-dom';\nimport type { Product } from '../../api/models/types';",
    ],
    ['state in a part of a screen', PART, "import { useId, useState } from 'react';"],
    ['an effect in a hook of screens', HOOK, "import { useEffect } from 'react';"],
    ['an effect in a container', CONTAINER, "import { useEffect } from 'react';"],
    [
      'the store in the bridge to notistack',
      'src/features/notifications/ToastBridge.tsx',
      "import { connect } from 'react-redux';",
    ],
    [
      'the router in an error boundary',
      'src/app/layouts/MenuBoundary.tsx',
      "import { FailureBoundary } from '../router/FailureBoundary';",
    ],
    [
      'app of everything',
      'src/app/App.tsx',
      "import { x } from '../features/cart/CartContainer';\nimport { SnackbarProvider } from 'notistack';",
    ],
    [
      'the sandbox of types and constants',
      'sandbox/server.ts',
      "import type { X } from '../src/api/generated/endpoints';\nimport { y } from '../src/lib/constants';",
    ],
    [
      'a script of the texts of traces',
      'scripts/replay.ts',
      "import { x } from '../src/features/traces/traceTexts';",
    ],
    [
      'the measured shop, which is bundled, of the shop',
      'bench/measuredShop.ts',
      "import { createAppStore } from '../src/app/store';",
    ],
    [
      'a test of everything',
      'src/features/cart/CartContainer.test.tsx',
      "import { renderShop } from '../../testing/renderWithProviders';",
    ],
  ])('lets %s through', async (_what, filePath, code) => {
    expect(await problemsOf(filePath, code)).toEqual([]);
  });
});

describe('pure reducers', () => {
  it.each(['nanoid()', 'Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()'])(
    'refuses %s in a reducer',
    async (call) => {
      const code = `const slice = createSlice({ reducers: { lineAdded(state) { state.id = ${call}; } } });`;
      expect(await problemsOf('src/features/cart/cartSlice.ts', code)).toEqual([
        expect.stringContaining('prepare'),
      ]);
    },
  );

  it('lets chance and time into a prepare callback', async () => {
    const code = `const slice = createSlice({ reducers: { lineAdded: {
      reducer(state, action) { state.at = new Date(action.meta.at).getTime(); },
      prepare: (name) => ({ payload: { id: nanoid(), name }, meta: { at: Date.now() } }),
    } } });`;
    expect(await problemsOf('src/features/cart/cartSlice.ts', code)).toEqual([]);
  });
});
