// What is read of an element, whether of a browser's document or of the server's own.
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

/** The first of this name below, in the order of the text. */
export function find(source: Source, name: string): Source | null {
  for (let child = source.firstChild; child; child = child.nextSibling) {
    if (child.nodeName === name) return child;
    const found = find(child, name);
    if (found) return found;
  }
  return null;
}

/** Words on one line. */
export const words = (text: string | null, most: number): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, most).toWellFormed().trim();

/** A whole number between two others, else null. */
export function numberIn(text: string | null, least: number, most: number): number | null {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  return number >= least && number <= most ? number : null;
}

/** One of a closed list, kept as the class `prefix-value`. */
export const chosenByClass = (name: string, prefix: string, values: readonly string[]) => ({
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
