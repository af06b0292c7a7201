// The grading scales in words.

/** In display order. */
export const scaleOptions = [
  { value: '5', label: '5-балльная' },
  { value: '10', label: '10-балльная' },
  { value: '100', label: '100-балльная' },
  { value: '1', label: 'Зачёт или незачёт' },
] as const;

export type Scale = (typeof scaleOptions)[number]['value'];

/** Short form for table columns. Scale 1 is pass or fail. */
export const scaleLabel = (scale: number): string =>
  scale === 1 ? 'зачёт' : `${String(scale)}-балльная`;
