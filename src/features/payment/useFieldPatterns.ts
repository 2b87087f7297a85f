import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PaymentField } from '../../api/models/types';
import type { BrokenPatterns, PatternJudge } from './patternJudge';
import { createPatternJudge } from './patternJudge';
import type { PaymentValues } from './paymentRules';
import { patternQuestions } from './paymentRules';
import { startPatternWorker } from './startPatternWorker';

export interface FieldPatterns {
  /** The fields whose value breaks their pattern; a value that has just changed is judged a moment later. */
  readonly brokenPatterns: BrokenPatterns;
  readonly judge: PatternJudge['judge'];
}

/** Judges the form's values by the store's patterns, as long as the form is on the page. */
export function useFieldPatterns(fields: readonly PaymentField[], values: PaymentValues): FieldPatterns {
  const [judge] = useState(() => createPatternJudge(startPatternWorker));
  const brokenPatterns = useSyncExternalStore(judge.subscribe, judge.broken, judge.broken);
  useEffect(() => judge.ask(patternQuestions(fields, values)), [judge, fields, values]);
  useEffect(() => judge.close, [judge]);
  return { brokenPatterns, judge: judge.judge };
}
