// Formats numbers and prices in Russian.

const nbsp = '\u00a0';

/** `12 500`: no-break spaces between thousands, a comma before the fraction. */
export function formatNumber(value: number | string): string {
  const [whole = '0', fraction] = String(value).split('.');
  const negative = whole.startsWith('-');
  const grouped = (negative ? whole.slice(1) : whole).replaceAll(/\B(?=(\d{3})+$)/g, nbsp);
  return `${negative ? '−' : ''}${grouped}${fraction === undefined ? '' : `,${fraction}`}`;
}

/**
 * `12 500 ₽`, `99,90 ₽`; null or zero is «Бесплатно». Takes decimal strings of the wire without losing precision.
 */
export function formatPrice(value: string | number | null | undefined): string {
  if (value == null || value === '' || Number(value) === 0) return 'Бесплатно';
  const text = typeof value === 'number' ? value.toFixed(2) : value;
  const [whole = '0', fraction = ''] = text.split('.');
  const kopecks = fraction.padEnd(2, '0');
  return `${formatNumber(/^0+$/.test(kopecks) ? whole : `${whole}.${kopecks}`)}${nbsp}₽`;
}
