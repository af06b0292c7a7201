// Where courses and their dictionaries are in REST.
import type {
  CourseCategoryRow,
  CourseFolderRow,
  CourseFormatRow,
  CourseRow,
  CourseTypeRow,
} from '../__generated__/rows.ts';
import { companyCollection } from '../kit/records/collections.ts';

export const courses = companyCollection<CourseRow>('courses');
export const courseTypes = companyCollection<CourseTypeRow>('course_types');
export const courseFormats = companyCollection<CourseFormatRow>('course_formats');
export const courseCategories = companyCollection<CourseCategoryRow>('course_categories');
export const courseFolders = companyCollection<CourseFolderRow>('course_folder');
