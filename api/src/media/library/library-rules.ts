// The shelves of the library (specification B, section 7).

/** Shelves of files. */
export const fileShelves = ['homework_files', 'video', 'material_files', 'users_uploads'] as const;
export type FileShelf = (typeof fileShelves)[number];

/** Shelves of templates. */
export const templateShelves = ['tests', 'blocks', 'lessons'] as const;

export const libraryTypes = [...fileShelves, ...templateShelves] as const;
