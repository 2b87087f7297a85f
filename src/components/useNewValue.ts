import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back with each new value, once: an effect alone runs twice in a development build (React's StrictMode). */
export function useNewValue<Value>(value: Value, onValue: (value: Value) => unknown): void {
  const last = useRef<readonly [Value] | null>(null);
  const report = useEffectEvent(onValue);
  useEffect(() => {
    if (last.current?.[0] === value) return;
    last.current = [value];
    report(value);
  }, [value]);
}
