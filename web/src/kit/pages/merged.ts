// Merges what the modules of all domains with the same name export.

/** `modules` is an eager `import.meta.glob`. */
export const merged = <Parts extends object>(
  modules: Readonly<Record<string, Partial<Parts>>>,
): Parts => Object.assign({}, ...Object.values(modules)) as Parts;
