import { type RefObject, useRef } from 'react';

/** A ref with the value of the last render, for callbacks that outlive their render. */
export function useCurrent<Value>(value: Value): RefObject<Value> {
  const current = useRef(value);
  current.current = value;
  return current;
}
