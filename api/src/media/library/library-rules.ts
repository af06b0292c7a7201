// The shelves of the library (specification B, section 7).

export const fileShelves = ['homework_files', 'video', 'material_files', 'users_uploads'] as const;
export type FileShelf = (typeof fileShelves)[number];

export const templateShelves = ['tests', 'blocks', 'lessons'] as const;

export const libraryTypes = [...fileShelves, ...templateShelves] as const;
