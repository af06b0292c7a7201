// A ref to the latest value, for handlers with a stable identity.
import { useLayoutEffect, useRef, type RefObject } from 'react';

export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
