import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { watchCalls } from './watchCalls';

/** The root that the generated endpoints are injected into. Use them through `storefrontApi`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: __TRACES__ === 'off' ? baseQuery : watchCalls(baseQuery),
  endpoints: () => ({}),
});
