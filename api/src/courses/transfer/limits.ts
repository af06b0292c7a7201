// Limits of course archives: paths, sizes and counts.

export const contentPath = 'course.json';

/**
 * Bytes of the stored texts of lessons and blocks: an import must parse each by the editor's schema.
 */
export const maxLessonTextBytes = 8 * 1024 * 1024;

/**
 * Bytes of `course.json`: enough for seven texts of 200 KB, the texts of lessons and blocks, and other fields.
 */
export const maxContentBytes = 3 * maxLessonTextBytes;

export const maxFiles = 300;

/** Bytes of one file, and of all files together with `course.json`. */
export const maxFileBytes = 100 * 1024 * 1024;
export const maxArchiveBytes = 500 * 1024 * 1024;

/** Paths of files in the archive. */
export const filePath = /^files\/\d{1,4}(?:\.[a-z0-9]{1,10})?$/;

/** The number of values in `course.json`, and its highest compression ratio. */
export const maxValues = 3_000_000;
export const maxCompressionRatio = 200;

/**
 * Keys of one object in `course.json`: real ones have a few dozen, and an object can't be split into portions.
 */
export const maxKeys = 1000;
