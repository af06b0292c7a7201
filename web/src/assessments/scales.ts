// The scales of marks in words.

/** In the order in which they are chosen. */
export const scaleOptions = [
  { value: '5', label: '5-балльная' },
  { value: '10', label: '10-балльная' },
  { value: '100', label: '100-балльная' },
  { value: '1', label: 'Зачёт или незачёт' },
] as const;

export type Scale = (typeof scaleOptions)[number]['value'];

/** In a column. 1 is passed and not passed. */
export const scaleLabel = (scale: number): string =>
  scale === 1 ? 'зачёт' : `${String(scale)}-балльная`;
