// The minimal DOM interface of the parser, implemented by the browser's document and the server's.
export interface Source {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly firstChild: Source | null;
  readonly nextSibling: Source | null;
  getAttribute?(name: string): string | null;
}

export const attribute = (source: Source, name: string): string | null =>
  source.getAttribute?.(name) ?? null;

export const classesOf = (source: Source): string[] =>
  (attribute(source, 'class') ?? '').split(/\s+/);

/** The first descendant with this name, in document order. */
export function find(source: Source, name: string): Source | null {
  for (let child = source.firstChild; child; child = child.nextSibling) {
    if (child.nodeName === name) return child;
    const found = find(child, name);
    if (found) return found;
  }
  return null;
}

/** The text on one line, truncated. */
export const words = (text: string | null, most: number): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, most).toWellFormed().trim();

/** An integer within the bounds, otherwise null. */
export function numberIn(text: string | null, least: number, most: number): number | null {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  return number >= least && number <= most ? number : null;
}

/** An attribute with a value of a closed list, stored as the class `prefix-value`. */
export const classAttribute = (name: string, prefix: string, values: readonly string[]) => ({
  [name]: {
    default: null,
    parseHTML: (source: Source) => {
      const classes = classesOf(source);
      return values.find((value) => classes.includes(`${prefix}-${value}`)) ?? null;
    },
    renderHTML: (attributes: Record<string, unknown>) => {
      const value = values.find((one) => one === attributes[name]);
      return value === undefined ? {} : { class: `${prefix}-${value}` };
    },
  },
});
