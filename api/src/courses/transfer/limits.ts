// What may lie in an archive of a course, where, and how much of it.

export const contentPath = 'course.json';

/** Bytes of the texts of lessons, and of those of their blocks, as they are kept: each is read by the editor's schema when it comes back. */
export const largestLessonTexts = 8 * 1024 * 1024;

/** Bytes of `course.json`: seven texts of 200 KB, those of lessons and blocks, and what stands beside them have room. */
export const largestContent = 3 * largestLessonTexts;

export const mostFiles = 300;

/** Bytes of one file that comes along, and of all. */
export const largestFile = 100 * 1024 * 1024;
export const largestArchive = 500 * 1024 * 1024;

/** Where files lie in the archive. */
export const filePath = /^files\/\d{1,4}(?:\.[a-z0-9]{1,10})?$/;

/** Values in `course.json`, and how many times its size it may unpack to. */
export const mostValues = 3_000_000;
export const mostRatio = 200;

/** Names in one object of `course.json`: real ones have some dozens, and nobody can take an object by portions. */
export const mostNames = 1000;
