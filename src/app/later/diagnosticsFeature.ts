import { diagnosticsReducer } from '../../features/diagnostics/diagnosticsSlice';
import type { LaterFeature } from './laterFeatures';

/** Loaded with the connectivity test. */
export const diagnosticsFeature: LaterFeature = { reducers: { diagnostics: diagnosticsReducer } };
